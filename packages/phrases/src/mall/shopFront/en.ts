import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  closed: "The shop is closed. You can look around but not order now",
  search: "Search products",
  categories: "Categories",
  everything: "All",
  nothingFound: "No products found",
  more: "Show more",
  soldOut: "Sold out",
  left: "{{n}} left",
  call: "Service phone",
};
