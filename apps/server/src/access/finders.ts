import { type Finder, finderOf } from "../platform/finder.ts";
import { searchUsers } from "./staff/search.queries.ts";

/** Users by account, name, pinyin or its initials. */
export const accessFinders: readonly Finder[] = [
  finderOf("person", (tx, scope, question) => searchUsers(tx, scope, question, undefined)),
];
