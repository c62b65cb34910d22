import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.aboveReceived": "At most {{open}} pieces can go back",
  "stock.returnedSince": "Goods of this receipt went back to the supplier: reverse that return first",
};

export const fields: Translation<typeof zh.fields> = {
  receiptId: "Goods receipt",
  returnedQty: "Returned",
  returnable: "Returnable",
  returned: "Returned",
  returnQty: "Return quantity",
};

export const words: Translation<typeof zh.words> = {
  action: {
    send: "Return",
  },
  records: "Returns to suppliers",
  hint: "Goods go back at the cost of their goods receipt, which lowers the open amount",
};
