import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "Membership packages",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "View membership packages",
  "members.package.sell": "Sell membership packages",
  "members.package.write": "Manage membership packages",
};

export const verbs: Translation<typeof zh.verbs> = {
  sell: "Sell package",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "The period is 1 to {{limit}} months",
  "memberPackages.nameTaken": "The merchant already has a package of this name",
  "memberPackages.notOffered": "This package is disabled and cannot be sold",
  "memberPackages.otherMerchant": "Card and package must belong to the same merchant",
  "memberPackages.refunded": "This package was refunded already",
  "memberPackages.nothingLeft": "The last month has begun; nothing is left to refund",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "Package",
  packagePrice: "Price",
  packagePeriod: "Months",
  rightsNote: "Rights",
  packageStatus: "State",
  memberLevel: "Member level",
  cardId: "Card",
  payWay: "Paid by",
  payout: "Refund by",
  startDate: "Valid from",
  endDate: "Valid to",
  saleStatus: "State",
  soldTime: "Sold",
  refunded: "Refunded",
  soldCount: "Sold",
  sold: "Sales",
  refundedCount: "Refunds",
  runningCount: "Valid now",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "Enabled",
    disabled: "Disabled",
  },
  saleState: {
    waiting: "Not yet valid",
    running: "Valid",
    over: "Ended",
    refunded: "Refunded",
  },
  payWay: {
    balance: "Card balance",
  },
  action: {
    sell: "Sell",
    sales: "Packages sold",
    refund: "Refund",
    add: "Add a package",
    edit: "Edit package",
    enable: "Enable",
    disable: "Disable",
  },
  confirm: {
    enable: "Enable this package?",
    disable: "Disable this package?",
  },
  hint: {
    noLevel: "Level unchanged",
    level: "The member has this level while the package is valid, unless the member’s own level is higher",
    sale: "Valid from today; if the member still has this package, from the day after it ends.",
    toCard: "{{amount}} yuan go back to the card and the rights end at once.",
    atCounter: "{{amount}} yuan are paid out at the counter and the rights end at once.",
    figures: "Sales of the chosen days",
  },
};
