import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/dzhd": "Bank reconciliation",
  "/cfgl/dzdr": "Import a bank account statement",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.arrival.read": "View bank reconciliation",
  "finance.arrival.write": "Import bank account statements and work off differences",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.arrivalUnknown": "There is no such record",
  "finance.arrivalChanged": "Somebody has just handled this; refresh and try again",
  "finance.arrivalKnown": "The line {{reference}} was imported before",
  "finance.arrivalZero": "The amount cannot be 0",
};

export const fields: Translation<typeof zh.fields> = {
  arrivalDate: "Date",
  expectationKind: "Money",
  expectedDate: "Due date",
  subject: "Of or for",
  expectedAmount: "Expected",
  bankDate: "Booking date",
  bankAmount: "At the bank",
  bankReference: "Bank reference",
  payer: "Counterparty",
  difference: "Difference",
  arrivalState: "State",
  reason: "Reason",
  handler: "Handled by",
  handleTime: "Handled at",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    bill: "Settled by the provider",
    withdrawal: "Withdrawal",
  },
  state: {
    awaited: "Awaited",
    matched: "Matched",
    open: "Differs",
    done: "Worked off",
  },
  reason: {
    missing: "Missing at the bank",
    unexpected: "Unexpected",
    amountDiffers: "Amount differs",
  },
  advice: {
    missing: "Ask the provider or the bank about it; a later file that has it settles it",
    unexpected: "Find out whose it is; return what is not the platform’s",
    amountDiffers: "Compare it with the provider’s bill; fees and refunds are the usual cause",
  },
  settle: "Work off",
  hint: "Money in is above zero, money out below; no line is imported twice",
};
