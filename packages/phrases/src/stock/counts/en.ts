import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd": "Stock count",
  "/kcpd/xlspkcpd": "Stock count by route and product",
  "/kcpd/jqspkcpd": "Stock count by machine and product",
  "/kcpd/jqhdkcpd": "Stock count by machine lane",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.count.read": "View",
  "stock.count.write": "Count",
  "stock.count.review": "Review differences, set limits",
};

export const verbs: Translation<typeof zh.verbs> = {
  startCount: "Start stocktaking",
  enterCount: "Enter a counted quantity",
  explainCount: "Explain a difference",
  finishCount: "Finish stocktaking",
  submitCount: "Hand in for a second check",
  approveCount: "Agree to the differences",
  sendBack: "Send back to be counted again",
  abandonCount: "Discard stocktaking",
  countLimits: "Set limits for a second check",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.notWhole": "Please enter a whole number",
  "stock.limitOutOfRange": "Please enter an integer from 0 to {{limit}}",
  "stock.nothingCounted": "No lane has been counted yet",
  "stock.reasonMissing": "Please say why lane {{laneNo}} differs",
  "stock.secondPerson": "Whoever counted cannot do the second check; somebody else has to",
  "stock.countAgain":
    "Lane {{laneNo}} was refilled or counted since, or sold more than was counted; please count it again",
  "stock.countedMeanwhile": "Somebody else has just counted this lane; look before entering again",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Category",
  onRoute: "On a route",
  spec: "Specification",
  unit: "Unit",
  stock: "Stock",
  capacity: "Capacity",
  shortage: "Shortage",
  machineCount: "Machines",
  laneNo: "Lane no.",
  cabinet: "Cabinet",
  batchNo: "Batch",
  bookQty: "Book",
  countQty: "Counted",
  counted: "Counted",
  diffQty: "Difference",
  countTime: "Counted on",
  reason: "Reason",
  progress: "Lanes counted",
  startedBy: "Counted by",
  startedTime: "Started",
  reviewedBy: "Checked by",
  pieces: "Difference of one lane (pieces)",
  percent: "All differences as a share of the book (%)",
};

export const words: Translation<typeof zh.words> = {
  onRoute: {
    yes: "On a route",
    no: "On no route",
  },
  noRoute: "No route",
  cabinet: {
    main: "Main cabinet",
    sub: "Sub-cabinet",
  },
  viewMachines: "View machines",
  viewLanes: "View lanes",
  print: "Print",
  loading: {
    title: "Loading list",
    total: "Whole route",
    nothing: "Nothing is out of stock here",
    cut: "The list is long: only its first 3,000 lines are printed. Print route by route",
    takeBack: "{{percent}} % brought back",
    signature: "Replenisher’s signature",
  },
  count: "Count",
  countSelected: "Count selected",
  started: "Stocktaking of machines started: {{n}}",
  documents: "Counts",
  documentsOpen: "Counts · {{counting}} under way · {{waiting}} to check",
  limits: "Limits",
  limitsHint:
    "Above either limit somebody who did not count has to agree before anything is booked. A single piece is never checked by its share.",
  blindHint:
    "The book is shown after a number is entered. Machines go on selling: each lane differs from the book at its own moment.",
  product: "Lanes of this product only",
  stale: "Count again",
  finish: "Finish",
  finishConfirm: "Lanes counted: {{n}} of {{all}}; the others stay as they are. Finish?",
  finished: "Booked; lanes changed: {{n}}",
  handedIn: "Differences are above the limits; somebody else has to check",
  approve: "Agree and book",
  approveConfirm: "Book these differences?",
  sendBack: "Send back",
  sendBackConfirm: "Send back to be counted again?",
  abandon: "Discard",
  abandonConfirm: "Nothing of this count will be booked. Discard it?",
  state: {
    counting: "Counting",
    waiting: "To be checked",
    booked: "Booked",
    cancelled: "Discarded",
  },
  cause: {
    damaged: "Damaged",
    expired: "Expired",
    missing: "Missing",
    wrongLane: "In the wrong lane",
    loadedWrong: "Refill recorded wrongly",
    jammed: "Item jammed, or a machine fault",
    other: "Other",
  },
};
