import { type Finder, finderOf } from "../platform/finder.ts";
import { searchMerchants } from "./tree/search.queries.ts";

/** Merchants by number, name, pinyin or its initials. */
export const merchantFinders: readonly Finder[] = [
  finderOf("merchant", (tx, scope, question) => searchMerchants(tx, scope, question, {})),
];
