import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Dược sĩ",
  add: "Thêm dược sĩ",
  edit: "Sửa dược sĩ",
  phone: "Di động",
  phoneWhole: "Nhập đủ số",
  duty: "Trực",
  state: {
    onDuty: "Đang trực",
    offDuty: "Không trực",
    suspended: "Tạm dừng",
  },
  enable: "Kích hoạt",
  disable: "Ngừng",
  enableAsk: "Cho dược sĩ này trực?",
  disableAsk: "Ngừng trực cho dược sĩ này?",
  defaultCertName: "Chứng chỉ hành nghề dược",
} satisfies Translation<typeof zh>;
