import type { Finder } from "../platform/finder.ts";
import { findArticles, findTickets } from "./finders.queries.ts";

/** Tickets by their number or a word of their title, and whatever is published by any word or its pinyin. */
export const supportFinders: readonly Finder[] = [
  {
    kind: "ticket",
    find: async (tx, { scope, text }) =>
      (await findTickets(tx, scope, text)).map((row) => ({ ...row, state: null, madeOn: null })),
  },
  {
    kind: "article",
    find: async (tx, { text }) =>
      (await findArticles(tx, text)).map((row) => ({
        ...row,
        number: "",
        detail: "",
        state: null,
        madeAt: null,
        madeOn: null,
      })),
  },
];
