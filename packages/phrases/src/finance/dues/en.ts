import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/shwl": "Dues between merchants",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.due.read": "View dues between merchants",
  "finance.due.write": "Settle and confirm dues",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleDue: "Settle a due",
  confirmDue: "Confirm a paid due",
  rejectDue: "Reject a paid due",
  cancelDue: "Take back a paid due",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.dueUnknown": "There is no such due",
  "finance.dueOfPayer": "Only the merchant who owes can settle it",
  "finance.aboveDue": "This is more than what is still owed",
  "finance.dueAboveBalance": "The balance of the merchant who owes is not enough to offset it",
  "finance.dueSettlementUnknown": "There is no such record",
  "finance.dueSettlementChanged": "Somebody has just handled this; refresh and try again",
};

export const fields: Translation<typeof zh.fields> = {
  payerName: "Owes",
  payerNo: "Number of who owes",
  payeeName: "Is owed",
  payeeNo: "Number of who is owed",
  owed: "Owed",
  awaiting: "To confirm",
  settled: "Settled",
  entryCount: "Entries",
  updatedTime: "Last change",
  entryTime: "Time",
  entryKind: "Kind",
  amount: "Amount",
  dueWay: "How",
  dueStatus: "State",
  dueSettlementId: "Number",
  reason: "Reason",
  applicant: "Asked by",
  applyTime: "Asked at",
  decider: "Confirmed by",
  decideTime: "Confirmed at",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    dues: "Owed",
    settlements: "Payments",
  },
  kind: {
    purchase: "Card purchase",
    refund: "Refund",
    cardMove: "Member card moved",
    settlement: "Paid off",
    other: "Other",
  },
  way: {
    offset: "Offset against the balance",
    paid: "Paid outside, the other side confirms",
  },
  state: {
    awaiting: "To confirm",
    done: "Settled",
    rejected: "Rejected",
    cancelled: "Taken back",
  },
  action: {
    settle: "Settle",
    entries: "View entries",
    confirm: "Confirm",
    reject: "Reject",
    cancel: "Take back",
  },
  confirmQuestion: {
    offset: "Take it from the balance of the merchant who owes?",
    paid: "Has this money been received?",
  },
  cancelQuestion: "Take it back?",
  waits: "Waits for somebody to confirm it",
  rule: "Above {{limit}} yuan within 24 hours another person confirms offsets; what was paid outside, the merchant who is owed confirms",
  none: "No entries",
};
