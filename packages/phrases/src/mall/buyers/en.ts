import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/schy": "Mall members",
  "/sc/kcgl": "Mall stock",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.buyer.read": "View mall members",
  "mall.stockLevel.read": "View mall stock",
  "mall.stockLevel.correct": "Correct mall stock",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.stockUnchanged": "The stock is the same",
};

export const fields: Translation<typeof zh.fields> = {
  orderCount: "Orders",
  quantity: "Quantity",
  paidAmount: "Paid",
  discountAmount: "Discount",
  couponCount: "Coupons",
  refundAmount: "Refunded",
  orderStatus: "Order state",
  orderTime: "Ordered",
  lastOrderTime: "Last order",
  createdTime: "Since",
  stockPlace: "Where",
  storeName: "Store",
  stock: "Stock",
  reserved: "Reserved",
  free: "Sellable",
  salesCount: "Sold",
  productStatus: "On the shelf",
  stockReason: "Reason",
  change: "Change",
  stockBefore: "Before",
  stockAfter: "After",
  note: "Note",
  operatorName: "Done by",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "Enter the whole number",
  orders: "Orders",
  place: {
    mall: "Mall",
    store: "Physical store",
  },
  movements: "Movements",
  correct: "Correct stock",
  correctHint: "How many are there now; {{n}} are reserved for orders",
  byOrder: "By an order",
  reason: {
    opening: "Opening stock",
    sold: "Sold",
    edited: "Edited",
    received: "Received",
    damaged: "Damaged",
    counted: "Counted",
    other: "Other",
    removed: "Removed",
    returned: "Sent back",
  },
};
