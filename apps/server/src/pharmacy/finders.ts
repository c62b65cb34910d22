import { type Finder, isCode } from "../platform/finder.ts";
import { findBatches } from "./finders.queries.ts";

/** Batches of medicines by the beginning of their number (MED-06). */
export const pharmacyFinders: readonly Finder[] = [
  {
    kind: "batch",
    suits: isCode,
    find: async (tx, sought) =>
      (await findBatches(tx, sought)).map((row) => ({ ...row, state: null, madeAt: null, madeOn: null })),
  },
];
