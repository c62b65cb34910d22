import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const fields: Translation<typeof zh.fields> = {
  problemType: "Problem type",
  orderNo: "Order no.",
  ticketContent: "Problem description",
  contactPhone: "Contact phone",
};

export const words: Translation<typeof zh.words> = {
  title: "Report a problem",
  intro: "Say what is wrong with this machine; the merchant answers you here.",
  orderHint: "The order number, or the transaction number of your payment; leave empty if you have none",
  phoneHint: "Optional; the merchant may call you",
  send: "Submit",
  sent: "Submitted, ticket no. {{n}}",
  own: "My feedback",
  more: "Add something",
  tell: "Send",
  merchant: "Merchant",
  me: "Me",
  gone: "This feedback no longer exists",
  withProblem: "A problem?",
  problem: {
    itemJammed: "The product is jammed",
    dispensingTimeout: "Paid, but nothing came out",
    payment: "Payment problem",
    refund: "Refund not received",
    product: "Product problem",
    machine: "Machine problem",
    other: "Something else",
  },
  state: {
    waiting: "Waiting",
    working: "In progress",
    solved: "Resolved",
    closed: "Closed",
  },
};
