import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.aboveReceived": "최대 {{open}}개까지 반품할 수 있습니다",
  "stock.returnedSince": "이 입고에 반품이 있습니다. 먼저 반품을 취소하세요",
};

export const fields: Translation<typeof zh.fields> = {
  receiptId: "입고 전표",
  returnedQty: "반품됨",
  returnable: "반품 가능",
  returned: "반품 금액",
  returnQty: "반품 수량",
};

export const words: Translation<typeof zh.words> = {
  action: {
    send: "반품",
  },
  records: "반품 내역",
  hint: "입고 원가로 반품하며 미지급액에서 차감됩니다",
};
