import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqdr": "Nhập máy",
  "/shj/jqzc": "Đăng ký máy",
};

export const fields: Translation<typeof zh.fields> = {
  firstNo: "Mã máy đầu tiên",
  lastNo: "Mã máy cuối cùng",
  templateId: "Mẫu",
};

export const words: Translation<typeof zh.words> = {
  importHint:
    "Mỗi dòng đăng ký một máy mới; máy đã có không thay đổi. Điểm đặt được nhận theo tên hoặc số. Máy nhận khóa khi lắp đặt.",
  verb: "Đăng ký",
  next: "Tiếp theo",
  previous: "Quay lại",
  count: "{{n}} máy",
  lastHint: "Để trống nếu chỉ một máy; nếu không, các chữ số cuối tăng dần, tối đa 100 máy mỗi lần",
  nameHint: "Khi có nhiều máy, mỗi tên kèm mã của máy đó",
  templateHint: "Mẫu phải đúng loại máy này",
  done: "Đã đăng ký {{n}} máy",
  once: "Mã kích hoạt chứa khóa bí mật và chỉ hiển thị lần này: hãy in ra, hoặc cho từng máy quét mã của mình.",
  print: "In mã kích hoạt",
  openMachine: "Xem máy",
  openMachines: "Xem máy chưa kích hoạt",
  step: {
    machines: "Máy",
    placement: "Điểm đặt và mẫu",
    codes: "Mã kích hoạt",
  },
};
