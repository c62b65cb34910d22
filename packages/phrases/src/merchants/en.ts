import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdsh": "My merchants",
  "/shgl/management": "Merchant tree",
  "/shgl": "Merchants",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.merchant.read": "View",
  "merchants.merchant.write": "Add, edit, disable",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRefund: "Set refund rules",
  setFeatures: "Set features",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.feeNotAgreed": "Agree to the 1% fee of lucky purchases first",
  "merchants.unknown": "Merchant does not exist",
  "merchants.numberTaken": "The merchant number is already in use",
  "merchants.notBelow": "Only merchants below your own can be managed",
  "merchants.cycle": "A merchant cannot move below itself",
  "merchants.otherTree": "A merchant stays in the tree of its top merchant",
  "merchants.rolesAbove":
    "{{accounts}} accounts hold roles of merchants that would no longer be above: change these first",
  "merchants.stopped": "The parent merchant is disabled",
  "merchants.inUse": "It still has {{machines}} machines and {{merchants}} merchants below, so it cannot be deleted",
  "merchants.storeClosed": "The store is closed",
  "merchants.pickupCodesOutOfRange": "Pickup codes: 0 to {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  companyName: "Company",
  parent: "Parent merchant",
  address: "Address",
  hotline: "Service hotline",
  kind: "Merchant type",
  categoryCode: "Category code",
  tagCode: "Tag code",
  collects: "Collected by the platform",
  features: "Feature switches",
  maxPickupCodes: "Max. pickup codes",
  currency: "Currency",
  exchangeRate: "Exchange rate",
  pushTime: "Daily push time",
  refundMaximum: "Max. automatic refund",
  refundReview: "Refund reviewed above",
  storeState: "Store",
  collectionAccounts: "Collection accounts",
  status: "Status",
  machines: "Machines",
  accounts: "Accounts",
};

export const words: Translation<typeof zh.words> = {
  add: "Add merchant",
  addChild: "Add below",
  editTitle: "Edit merchant",
  passwordSent: "The initial password was sent to the phone",
  topLevel: "Top merchant",
  find: "Number or name",
  withBelow: "{{all}} in all",
  kind: {
    ordinary: "Ordinary",
    drug: "Medicines",
  },
  status: {
    normal: "Normal",
    stopped: "Disabled",
    deleted: "Deleted",
  },
  storeState: {
    open: "Open",
    closed: "Closed",
  },
  channel: {
    wechat: "WeChat",
    alipay: "Alipay",
  },
  feature: {
    purchase: "Lucky purchase",
    medicine: "Medicine batches",
    shoppingCart: "Shopping cart",
    membershipCard: "Member card",
    pickupCode: "Pickup code",
    smartMedicineBox: "Smart medicine box",
    drugCombination: "Medicine sets",
  },
  action: {
    features: "Features",
    refund: "Refund adjustment",
    move: "Move",
    stop: "Disable",
    resume: "Enable",
    restore: "Restore",
  },
  confirm: {
    stop: "All accounts of this merchant and of those below are logged out at once. Disable it?",
    resume: "Enable this merchant?",
    restore: "Restore?",
    purchase: "The purchase feature costs a 1 % fee",
  },
  hint: {
    below: "What is off here is off for all merchants below; existing data stay.",
    rate: "Local currency for one yuan",
    number: "The number follows the parent; those below follow too.",
  },
  refund: {
    agreed: "Agree to a maximum",
    agreedHint: "Problem orders up to this amount are refunded automatically, larger ones by hand.",
    disagreed: "Do not agree",
    cashHint: "Cash cannot be given back by the system: cash orders are settled by a person.",
    disagreedHint: "All problem orders are refunded automatically.",
    noReview: "No second person needed",
    reviewHint: "Above this sum a manual refund starts only after another person approves it; leave it empty for none.",
  },
  contact: {
    show: "Show full contact",
    recorded: "This access has been logged.",
    wholeNumber: "Enter the whole number",
  },
};
