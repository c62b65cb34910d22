import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.noGoodsCounted": "No product has been counted yet",
  "stock.goodsReasonMissing": "Please say why {{productName}} differs",
  "stock.goodsCountAgain":
    "Another count of {{productName}} was reversed since, or more has left than was counted; please count it again",
  "stock.goodsCountedMeanwhile": "Somebody else has just counted this product; look before entering again",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "Document no.",
  warehouseId: "Warehouse",
  productId: "Product",
  batchNo: "Batch",
  progress: "Products counted",
  value: "Value of differences",
};

export const words: Translation<typeof zh.words> = {
  machines: "Machines",
  places: "Warehouses and bags",
  begin: "Start count",
  find: "Product name, number, barcode or batch",
  add: "Add a product that the book does not have",
  blindHint:
    "The book is shown after a number is entered. Goods go on moving: each line differs from the book at its own moment.",
  finishConfirm: "Lines counted: {{n}} of {{all}}; the others stay as they are. Finish?",
  finished: "Booked; lines changed: {{n}}",
  reverse: "Reverse",
  reverseConfirm: "Reverse this count? Its differences are taken back for what they were worth.",
  state: {
    reversed: "Reversed",
  },
  cause: {
    unbooked: "Not documented",
  },
};
