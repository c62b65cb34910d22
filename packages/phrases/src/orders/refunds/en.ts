import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/tkgl": "Refunds",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.refund.read": "View",
  "orders.refund.write": "Refund and try again",
  "orders.refund.approve": "Review refunds",
};

export const verbs: Translation<typeof zh.verbs> = {
  batch: "Refund many orders",
  retry: "Try refund again",
  decline: "Reject refund",
};

export const fields: Translation<typeof zh.fields> = {
  refundNo: "Refund number",
  refund: "Refund",
  refundReason: "Refund reason",
  refundMethod: "Refund method",
  refundOperator: "Asked by",
  approver: "Reviewed by",
  askedTime: "Asked",
  refundTime: "Ended",
  failure: "Why it failed",
  attempt: "Tries",
  answer: "Provider’s last answer",
  answerTime: "Answered",
  nextTryTime: "Next try",
  cardNo: "Card number",
  claims: "Refunds in 30 days",
  repeats: "Repeat claims",
};

export const words: Translation<typeof zh.words> = {
  title: "Refunds",
  pending: "Open",
  answer: {
    processing: "In progress",
    unreachable: "No answer",
    denied: "Declined to answer",
    succeeded: "Refunded",
    failed: "Refused",
  },
  repeats: {
    yes: "3 or more in 30 days",
  },
  claimed: "{{n}} in 30 days",
  retry: "Try again",
  retryAsk: "Failed refunds start again under their own numbers. Refund?",
  order: "View order",
  review: "Review",
  decision: {
    approve: "Approve and refund",
    decline: "Reject",
  },
  decided: "Decision",
  because: "Note",
  automatic: "Automatic refunds: {{limit}}",
  upTo: "up to {{amount}}",
  always: "any amount",
  twoPeople: "Second person: {{limit}}",
  above: "above {{amount}}",
  never: "not set",
  settings: "Refund settings",
  batch: {
    title: "Batch refund",
    list: "Batch refunds",
    what: "What to refund",
    kind: {
      retry: "Failed refunds again",
      rest: "What is left of the orders",
    },
    sum: "{{n}} refunds, {{amount}} in all",
    waits: "{{n}} of them ({{amount}}) are above the limit for one person and wait for review",
    factor: "The sum is above the limit for automatic refunds: a second factor is needed",
    none: "None of the selected can be refunded",
    leftOut: "{{n}} not refunded: {{reason}}",
    verb: "Refund {{n}} orders, {{amount}}",
    started: "Batch refund started",
    choose: "Batch refund",
    result: "Result",
    because: "Reason",
    progress: "{{done}} of {{all}} done",
    waiting: "Waiting",
    refused: "Not refunded",
  },
};
