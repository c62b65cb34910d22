import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.samePlace": "Goods have to go to another place",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "Document no.",
  docDate: "Document date",
  docStatus: "Status",
  warehouseId: "From",
  intoId: "To",
  quantity: "Quantity",
  value: "Cost",
  createdBy: "Created by",
  lines: "Products",
  batchNo: "Batch",
  stock: "Held",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "Take back or transfer",
    all: "Fill in all that is held",
    addLine: "Add product",
    reverse: "Reverse",
  },
  state: {
    draft: "To be booked",
    booked: "Booked",
    reversed: "Reversed",
  },
  records: "Transfers",
  confirmReverse: "Reverse this document? The goods go back to where they came from.",
  total: "{{lines}} lines, {{pieces}} pieces",
};
