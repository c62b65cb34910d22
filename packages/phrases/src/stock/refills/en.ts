import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/bhjl": "Refill records",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.refill.read": "View",
  "stock.refill.write": "Explain differences of refills",
};

export const verbs: Translation<typeof zh.verbs> = {
  explainRefill: "Explain a difference of a refill",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "Lane no.",
  cabinet: "Cabinet",
  stock: "Stock",
  stockBefore: "Before",
  replenishQty: "Refilled",
  replenisher: "Replenisher",
  replenishTime: "Refilled on",
  last: "Last",
  loaded: "Loaded",
  sold: "Sold",
  expected: "Expected",
  reported: "Machine says",
  difference: "Difference",
  reportedTime: "Reported on",
  cause: "Cause",
};

export const words: Translation<typeof zh.words> = {
  byMachine: "Machine",
  total: "Lanes: {{lanes}}, pieces: {{pieces}}",
  checks: "Refill checks",
  checksOpen: "Refill checks · {{n}} to explain",
  checksHint:
    "Where a machine counts another number than last + loaded − sold, the difference waits here for an explanation.",
  waiting: "To explain",
  explained: "Explained",
  explain: "Explain",
  causes: {
    loadedWrong: "Refill recorded wrongly",
    missing: "Missing",
    damaged: "Damaged",
    sensor: "The machine counted wrongly",
    other: "Other",
  },
  cabinet: {
    main: "Main cabinet",
    sub: "Sub-cabinet",
  },
};
