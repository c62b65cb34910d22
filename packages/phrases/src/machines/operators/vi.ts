import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Nhân viên vận hành",
  add: "Thêm nhân viên vận hành",
  edit: "Sửa nhân viên vận hành",
  field: {
    userName: "Họ tên",
    loginName: "Tài khoản",
    phone: "Di động",
    merchantNo: "Mã thương nhân",
    merchantName: "Tên thương nhân",
    machineCount: "Số máy",
    salesAmount: "Doanh thu 30 ngày",
    salesOrders: "Đơn hàng 30 ngày",
    enabled: "Kích hoạt",
  },
  state: {
    yes: "Hoạt động",
    no: "Đã dừng",
  },
  assign: "Phân máy",
  machines: "Máy",
  throughTeams: "{{n}} qua nhóm",
  accountHint: "Tài khoản người dùng thường",
} satisfies Translation<typeof zh>;
