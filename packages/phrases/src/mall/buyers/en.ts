import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/schy": "Mall members",
  "/sc/kcgl": "Mall stock",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.buyer.read": "View mall members",
  "mall.stockLevel.read": "View mall stock",
};

export const fields: Translation<typeof zh.fields> = {
  orderCount: "Orders",
  quantity: "Quantity",
  paidAmount: "Paid",
  discountAmount: "Discount",
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
};

export const words: Translation<typeof zh.words> = {
  orders: "Orders",
  place: {
    mall: "Mall",
    store: "Physical store",
  },
};
