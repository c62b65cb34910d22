import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spfl": "Product categories",
};

export const fields: Translation<typeof zh.fields> = {
  attributeName: "Name",
  parentCategory: "Parent",
  categoryLevel: "Level",
  category: "Category",
  products: "Products",
  children: "Below",
};

export const words: Translation<typeof zh.words> = {
  owner: {
    own: "Own",
    library: "Platform product library",
  },
  kind: {
    category: "Categories",
    brand: "Brands",
    flavour: "Flavours",
    specification: "Specifications",
    packaging: "Packaging",
  },
  add: "Add",
  addChild: "Add below",
  rename: "Rename",
  top: "Top level",
  search: "Search names",
  enable: "Enable",
  disable: "Disable",
  off: "Disabled",
  deleteAsk: "Delete “{{name}}”?",
  disableAsk: "After “{{name}}” is disabled, new products cannot choose it; products that bear it keep it.",
  chooseCategory: "Flavours, specifications and packaging belong to a category: select one first.",
  none: "There is nothing under “{{kind}}” yet; press “Add” to begin.",
  choose: "Choose a value on the left",
  moved: "“{{name}}” was moved",
  renamed: "Renamed to “{{name}}”",
  created: "“{{name}}” was added",
  keys: "Arrow keys move, Enter opens, N adds below, F2 renames, Alt+↑↓ sorts",
};
