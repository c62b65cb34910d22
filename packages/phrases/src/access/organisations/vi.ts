import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Tổ chức",
  add: "Thêm tổ chức",
  editTitle: "Sửa tổ chức",
  addChild: "Thêm cấp dưới",
  topLevel: "Cấp cao nhất",
  owner: "Thương hộ",
  showUsers: "Xem tài khoản",
  ofTop: "Tổ chức do thương hộ cấp cao nhất quản lý; thương hộ của bạn không có tổ chức riêng",
  field: {
    orgName: "Tên tổ chức",
    orgCode: "Mã tổ chức",
    parentOrg: "Tổ chức cấp trên",
    accountCount: "Số tài khoản",
    sortNo: "Thứ tự",
    remark: "Ghi chú",
  },
} satisfies Translation<typeof zh>;
