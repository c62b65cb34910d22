import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scfl": "Mall categories",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.category.read": "View mall categories",
  "mall.category.write": "Add, edit, move and delete mall categories and put products into them",
};

export const verbs: Translation<typeof zh.verbs> = {
  setProducts: "Assign products",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryTaken": "There is a category of this name",
  "mall.categoryLevels": "Categories have {{limit}} levels at most",
  "mall.categoryHasChildren": "{{n}} categories stand below it; move or delete them first",
  "mall.tooManyCategories": "There may be {{limit}} categories at most",
};

export const fields: Translation<typeof zh.fields> = {
  mallCategoryId: "Category",
  categoryName: "Category name",
  parentId: "Parent category",
  icon: "Icon",
  shown: "Shown",
  mallProductIds: "Products",
  mallPrice: "Selling price",
};

export const words: Translation<typeof zh.words> = {
  add: "Add category",
  addBelow: "Add below",
  edit: "Edit category",
  assign: "Assign products",
  takeOut: "Take out",
  search: "Search categories",
  keys: "Alt+Up/Down moves, F2 edits, N adds below",
  none: "No categories yet; the phone shop goes by those of the catalogue",
  noProducts: "No products in this category",
  hidden: "Hidden",
  deleteAsk: "Delete {{name}}? Its products will have no category in the mall",
};
