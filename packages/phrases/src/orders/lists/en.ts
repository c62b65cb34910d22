import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/jqjymx": "Transactions by machine",
  "/jygl/ycchjl": "Remote dispensing",
  "/jygl/ddcx": "Order search",
  "/jygl/chcx": "Dispensing query",
  "/jygl/chmx": "Dispensing detail",
  "/jygl/yhgmjl": "Purchases by cardholder",
  "/cfgl/wtddgl": "Problem orders",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.line.read": "View",
  "orders.remote.read": "View",
  "orders.search.read": "View",
  "orders.dispensing.read": "View",
  "orders.purchase.read": "View",
  "orders.problem.read": "View",
};

export const fields: Translation<typeof zh.fields> = {
  anyNo: "Any number",
  unitPrice: "Unit price",
  commandTime: "Sent",
  dispenseResult: "Dispensing result",
  fault: "Machine reported",
  resultTime: "Result time",
  exception: "Cause",
  nextStep: "Next step",
  attempt: "Try",
  dispensed: "Pieces out",
  offerTime: "Offered",
  grantTime: "Allowed",
  holderName: "Cardholder",
  holderPhone: "Cardholder’s phone",
};

export const words: Translation<typeof zh.words> = {
  titles: {
    lines: "Transactions by machine",
    remote: "Remote dispensing",
    problems: "Problem orders",
  },
  anyHint: "Order, refund, transaction, card or phone",
  wholeNumber: "Enter the whole number",
  detail: "Detail",
  back: "Back to the dispensing query",
  byItself: "The machine by itself",
  fault: {
    jam: "Item jammed",
    timeout: "Motor timeout",
    other: "Other",
  },
  steps: {
    awaitDelivery: "Wait for the machine",
    awaitRefund: "Wait for the refund",
    retryRefund: "Try the refund again",
    refundOrProcess: "Refund, or say what became of it",
    process: "Look into it and mark it resolved",
    none: "Nothing to do",
  },
};
