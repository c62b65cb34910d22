import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  hint: "Mã số, tên hoặc chữ cái đầu bính âm",
  hintMany: "Mã số, tên hoặc chữ cái đầu bính âm; có thể dán nhiều mã số",
  recent: "Gần đây",
  others: "Khác",
  noMatch: "Không tìm thấy “{{text}}”",
  unknown: "Không tìm thấy: {{numbers}}",
  more: "Chỉ hiển thị {{n}} mục đầu; hãy nhập thêm",
  kind: {
    machine: "Máy",
    card: "Thẻ hội viên",
    product: "Sản phẩm",
    merchant: "Thương nhân",
    person: "Người dùng",
  },
  state: {
    inUse: "Đang dùng",
    offline: "Ngoại tuyến",
    notActivated: "Chưa kích hoạt",
    outOfUse: "Ngừng dùng",
  },
};
