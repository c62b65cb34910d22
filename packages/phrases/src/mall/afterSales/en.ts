import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/shgl": "After-sales",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.afterSale.read": "View after-sales applications",
  "mall.afterSale.handle": "Decide on after-sales applications",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.afterSaleOpen": "An application of this order is still waiting",
  "mall.afterSaleTooMany": "At most {{limit}} applications for an order",
  "mall.afterSaleTooMuch": "No more than is left can be given back",
  "mall.afterSaleOver": "The after-sales period is over",
};

export const fields: Translation<typeof zh.fields> = {
  afterSaleReason: "Reason",
  content: "Details",
  paidAmount: "Amount paid",
  askedAmount: "Amount asked",
  afterSaleState: "After-sales status",
  refundAmount: "Refund amount",
  note: "Note",
  decidedBy: "Decided by",
  orderStatus: "Order status",
};

export const words: Translation<typeof zh.words> = {
  reason: {
    damaged: "Damaged",
    wrong: "Wrong product",
    missing: "Pieces missing",
    late: "Too late",
    other: "Other",
  },
  state: {
    asked: "Waiting",
    approved: "Approved",
    rejected: "Rejected",
  },
  approve: "Approve",
  reject: "Reject",
  decided: "It is decided already",
  openOrder: "View order",
  noteHint: "The buyer reads it",
};
