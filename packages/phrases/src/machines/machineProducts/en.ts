import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqspzj": "Products on machines",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.product.read": "View",
  "machines.product.write": "Add, replace and remove products",
};

export const errors: Translation<typeof zh.errors> = {
  "machineProducts.sameProduct": "A product cannot replace itself",
  "machineProducts.laneCountOutOfRange": "The number of lanes is a whole number from 1 to {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  laneCount: "Lanes",
  stock: "Stock",
  lanePrice: "Price",
  purchase: "Purchase price",
  product: "Product",
  oldProduct: "Product to replace",
  newProduct: "New product",
  machines: "Machines",
  addedLanes: "Free lanes per machine",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "Add product",
    swap: "Replace product",
    remove: "Remove product",
  },
  openLanes: "Open lanes",
  removeOne: "Remove",
  ownPriceAny: "Left empty, the product’s own price",
};
