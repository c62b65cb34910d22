import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/sqbk": "Card replacements",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.application.read": "View replacement applications",
  "members.application.write": "Apply for replacements",
  "members.application.review": "Review replacement applications",
};

export const errors: Translation<typeof zh.errors> = {
  "cardApplications.open": "An application for this card is awaiting review",
  "cardApplications.own": "Nobody reviews an application of their own",
};

export const fields: Translation<typeof zh.fields> = {
  originalCardNo: "Original card",
  newCardNo: "New card number",
  physicalNo: "Physical number",
  logicalNo: "Logical number",
  cardExpiry: "Valid until",
  holderName: "Holder",
  balance: "Balance",
  gift: "Gift amount",
  applyStatus: "State",
  applicant: "Applicant",
  applyTime: "Applied",
};

export const words: Translation<typeof zh.words> = {
  state: {
    pending: "Awaiting review",
    approved: "Approved",
    rejected: "Rejected",
    ignored: "Ignored",
  },
  action: {
    apply: "Apply",
    approve: "Approve",
    reject: "Reject",
    ignore: "Ignore",
  },
  confirm: {
    approve: "Approve? The original card is cancelled; balance and gift move to the new one.",
    ignore: "Ignore this application?",
  },
};
