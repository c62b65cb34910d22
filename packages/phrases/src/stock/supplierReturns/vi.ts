import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.aboveReceived": "Chỉ có thể trả tối đa {{open}} cái",
  "stock.returnedSince": "Phiếu nhập kho này đã có trả hàng: hãy đảo chứng từ trả hàng trước",
};

export const fields: Translation<typeof zh.fields> = {
  receiptId: "Phiếu nhập kho",
  returnedQty: "Đã trả",
  returnable: "Có thể trả",
  returned: "Giá trị đã trả",
  returnQty: "Số lượng trả",
};

export const words: Translation<typeof zh.words> = {
  action: {
    send: "Trả hàng",
  },
  records: "Lịch sử trả hàng",
  hint: "Hàng được trả theo giá nhập kho và trừ vào khoản còn nợ",
};
