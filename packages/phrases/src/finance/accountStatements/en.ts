import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl/dzd": "Account statements",
  "/dzd": "View account statement",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.accountStatement.read": "View account statements",
  "finance.accountStatement.write": "Make and share account statements",
};

export const verbs: Translation<typeof zh.verbs> = {
  shareLink: "Make read-only link",
  closeLink: "Close read-only link",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.statementUnknown": "There is no such account statement",
  "finance.statementChanged": "Somebody else has just changed this account statement; refresh and try again",
  "finance.statementEmpty": "Nothing to list on these days",
  "finance.statementDayOpen": "An account statement has closed days only, at present until {{day}}",
  "finance.statementLinkDays": "A link is good for {{least}}–{{most}} days",
  "finance.statementLinkInvalid": "The link is invalid or has expired; ask the merchant for a new one",
  "finance.receiverUnknown": "There is no such receiver",
};

export const fields: Translation<typeof zh.fields> = {
  splitReceiver: "Receiver",
  period: "Period",
  days: "Period",
  settleAmount: "Settlement",
  statementHash: "Check code",
  maker: "Made by",
  madeTime: "Made",
  linkState: "Read-only link",
  linkExpiresAt: "Link expires",
  openCount: "Opened",
  openTime: "Last opened",
  receiverId: "Receiver",
  linkDays: "Days valid",
  toDay: "Last day",
};

export const words: Translation<typeof zh.words> = {
  column: {
    day: "Day",
    item: "Item",
    rule: "Rule",
    count: "Count",
    base: "Base",
    amount: "Amount",
    total: "Total",
    seal: "Seal of the day",
  },
  item: {
    collected: "Collected",
    refunded: "Refunded",
    fee: "Fee",
    higoFee: "Lucky purchase fee",
    share: "Split",
  },
  rule: {
    books: "As booked",
    rate: "{{rate}} of each order",
    share: "{{rate}} of each order, cut to whole fen",
    fixed: "{{amount}} yuan of each order",
  },
  link: {
    none: "None",
    active: "Valid",
    expired: "Expired",
    revoked: "Closed",
  },
  action: {
    make: "Make account statement",
    pdf: "Download PDF",
    xlsx: "Download XLSX",
    share: "Make link",
    revoke: "Close link",
  },
  own: "The merchant itself",
  revokeQuestion: "Close this link? Whoever has it can no longer open it.",
  once: "The link is shown only now: copy it for its reader. A new one ends it.",
  until: "Valid until {{time}}",
  check: {
    unit: "Amounts in yuan. Above zero is income, below zero is cost.",
    how: "Open the read-only link: the page computes the check code anew on your device from what it shows. If it equals the code on the file, nothing was changed.",
    seals: "Seals of the days:",
    good: "Checked: the content fits its check code",
    bad: "Not confirmed: the content does not fit its check code; ask the merchant",
    compare: "Paste the check code of the file to compare",
    same: "The same as on the file",
    differs: "Other than on the file",
  },
};
