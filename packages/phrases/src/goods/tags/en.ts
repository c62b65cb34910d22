import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spbqgl": "Product tags",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.tag.write": "Maintain product tags",
};

export const fields: Translation<typeof zh.fields> = {
  tagIcon: "Icon",
  tagName: "Tag name",
  tagPriority: "Priority",
  productCount: "Products",
  updatedTime: "Changed at",
};

export const words: Translation<typeof zh.words> = {
  add: "Add tag",
  edit: "Edit tag",
  products: "Show products",
  priorityHint: "The smallest number shows first",
  deleteAsk: "Delete the tag “{{name}}”? {{n}} products will no longer bear it.",
};
