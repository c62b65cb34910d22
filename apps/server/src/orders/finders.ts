import { numbersBeginningWith } from "@yunshou/domain";
import type { Finder } from "../platform/finder.ts";
import { findOrders, findRefunds } from "./finders.queries.ts";

/** The numbers of providers: what they call a payment, long and without spaces. */
const isTradeNumber = (text: string): boolean => /^[\w-]{8,60}$/.test(text);

/** Orders by their number or that of the provider, refunds by theirs; the beginning of a number is enough. */
export const orderFinders: readonly Finder[] = [
  {
    kind: "order",
    suits: isTradeNumber,
    find: async (tx, sought) =>
      (await findOrders(tx, sought)).map((row) => ({ ...row, name: "", state: null, madeOn: null })),
  },
  {
    kind: "refund",
    suits: (text) => numbersBeginningWith(text).length > 0,
    find: async (tx, sought) =>
      (await findRefunds(tx, sought)).map((row) => ({ ...row, name: "", state: null, madeOn: null })),
  },
];
