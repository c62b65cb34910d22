import type { FoundKind } from "@yunshou/contract/system/finding";
import type { Finder } from "../platform/finder.ts";
import { findDocuments } from "./finders.queries.ts";
import { type DocumentKind, prefixes } from "./procurement/documents.queries.ts";

/** Fewer digits of a number than this stand in too many of them. */
const fewestDigits = 4;

/** The number of a kind of document that a text begins; people leave the letters out. */
function begunBy(text: string, kind: DocumentKind): string | undefined {
  const [, letters, digits = ""] = /^([a-z]{2})?(\d+)$/i.exec(text) ?? [];
  const isOther = letters !== undefined && letters.toUpperCase() !== prefixes[kind];
  return isOther || digits.length < fewestDigits ? undefined : prefixes[kind] + digits;
}

const documents = (kind: FoundKind, of: DocumentKind): Finder => ({
  kind,
  suits: (text) => begunBy(text, of) !== undefined,
  find: async (tx, { scope, text }) =>
    (await findDocuments(tx, scope, of, begunBy(text, of)!)).map((row) => ({
      ...row,
      name: "",
      state: null,
      madeAt: null,
    })),
});

/** Documents by their number, with or without its letters. */
export const stockFinders: readonly Finder[] = [
  documents("purchasePlan", "plan"),
  documents("purchaseOrder", "order"),
  documents("receipt", "receipt"),
  documents("outbound", "outbound"),
  documents("refillOrder", "refill"),
];
