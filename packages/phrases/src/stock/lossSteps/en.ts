import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.tooManyLosses": "Too many documents in this range; please choose fewer days or a machine",
};

export const fields: Translation<typeof zh.fields> = {
  placeName: "Place",
  missing: "Missing",
  found: "Found",
  value: "Cost",
  lossStep: "Likely step",
  why: "Why",
  warehousePieces: "Missing in warehouse",
  bagPieces: "Missing in bag",
  lanePieces: "Missing in lane",
  salePieces: "Missing at dispensing",
  lossTime: "Time",
  docNo: "Document",
  lossKind: "Kind of document",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    writeOffs: "Write-offs",
    steps: "Loss by step",
  },
  facts: "Documents of the loss",
  step: {
    warehouse: "Warehouse",
    bag: "Bag of a route",
    lane: "Lane",
    sale: "Dispensing",
  },
  kind: {
    check: "Refill check",
    laneCount: "Lane stocktaking",
    placeCount: "Warehouse stocktaking",
    writeOff: "Write-off",
    order: "Order",
  },
  reason: {
    placeShort: "The count found fewer than the book",
    unbooked: "Goods moved without a document",
    writtenOff: "A write-off says that they are missing",
    loadedWrong: "Somebody said that the refill was recorded wrongly",
    notLoaded: "The machine counted fewer than were recorded as refilled",
    failedBefore: "Paid items had failed to come out before",
    jammed: "The count says that an item jammed or the machine failed",
    givenAway: "Items came out after a refund, or more than were bought",
    saidMissing: "Somebody said that they are missing",
    laneShort: "Fewer than the book, and neither refills nor sales explain it",
  },
};
