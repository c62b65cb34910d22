import { type Finder, finderOf } from "../platform/finder.ts";
import { searchProducts } from "./search.queries.ts";

/** Products by number, barcode, name, pinyin or its initials. */
export const goodsFinders: readonly Finder[] = [
  finderOf("product", (tx, scope, question) => searchProducts(tx, scope, question, undefined)),
];
