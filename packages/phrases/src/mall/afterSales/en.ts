import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/shgl": "After-sales",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.afterSale.read": "View after-sales applications",
  "mall.afterSale.handle": "Decide on after-sales applications",
};

export const verbs: Translation<typeof zh.verbs> = {
  "mall.afterSale.agree": "Let goods come back",
  "mall.afterSale.receive": "Receive returned goods",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.afterSaleOpen": "An application of this order is still waiting",
  "mall.afterSaleTooMany": "At most {{limit}} applications for an order",
  "mall.afterSaleTooMuch": "No more than is left can be given back",
  "mall.afterSaleNotDelivered": "Goods can be sent back once they are with the buyer",
  "mall.afterSaleNoGoods": "No goods are to come back in this application",
  "mall.returnedPieces": "From 0 to {{limit}} whole pieces",
  "mall.afterSaleOver": "The after-sales period is over",
};

export const fields: Translation<typeof zh.fields> = {
  afterSaleKind: "Asked for",
  afterSaleReason: "Reason",
  content: "Details",
  paidAmount: "Amount paid",
  askedAmount: "Amount asked",
  afterSaleState: "After-sales status",
  refundAmount: "Refund amount",
  pieces: "Pieces to sell again",
  note: "Note",
  decidedBy: "Decided by",
  orderStatus: "Order status",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    refund: "Refund only",
    return: "Send goods back",
  },
  reason: {
    damaged: "Damaged",
    wrong: "Wrong product",
    missing: "Pieces missing",
    late: "Too late",
    other: "Other",
  },
  state: {
    asked: "Waiting",
    returning: "Waiting for the goods",
    approved: "Approved",
    rejected: "Rejected",
  },
  approve: "Approve",
  reject: "Reject",
  agree: "Accept return",
  receive: "Goods are back",
  whereTo: "Where to send them",
  piecesHint: "They return to the stock and are sold again",
  decided: "It is decided already",
  openOrder: "View order",
  noteHint: "The buyer reads it",
};
