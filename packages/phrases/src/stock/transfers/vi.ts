import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.samePlace": "Nơi chuyển đi và nơi nhận phải khác nhau",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "Số chứng từ",
  docDate: "Ngày chứng từ",
  docStatus: "Trạng thái",
  warehouseId: "Nơi chuyển",
  intoId: "Nơi nhận",
  quantity: "Số lượng",
  value: "Giá vốn",
  createdBy: "Người tạo",
  lines: "Sản phẩm",
  batchNo: "Lô",
  stock: "Hiện có",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "Trả về hoặc điều chuyển",
    all: "Điền toàn bộ hàng hiện có",
    addLine: "Thêm sản phẩm",
    reverse: "Đảo chứng từ",
  },
  state: {
    draft: "Chờ ghi sổ",
    booked: "Đã ghi sổ",
    reversed: "Đã đảo",
  },
  records: "Lịch sử điều chuyển",
  confirmReverse: "Đảo chứng từ này? Hàng sẽ trở về nơi ban đầu.",
  total: "{{lines}} dòng, {{pieces}} cái",
};
