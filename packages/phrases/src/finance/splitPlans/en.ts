import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "Split plans",
  "/cfgl/fztj": "Split statistics",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "View split plans",
  "finance.split.write": "Add, edit, enable, disable and delete split plans",
  "finance.splitMode.write": "Set how splits are executed",
  "finance.splitFigure.read": "View split statistics",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShareAccount: "Set a receiver’s account",
  registerAgain: "Register an account again",
  setSplitMode: "Set the way of execution",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.splitRatioLimit": "The highest share is above 0 and at most 100%",
  "finance.shareAccountForm": "The account does not fit this payment method and kind of account",
  "finance.shareAccountTaken": "The account belongs to another receiver of the merchant",
  "finance.shareAccountChanged": "Somebody has just changed this account; refresh and try again",
  "finance.shareAccountUnknown": "This account does not exist",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "Split plan",
  splitReceiver: "Receiver",
  receivers: "Receivers",
  splitRatio: "Share (%)",
  splitFixed: "Fixed amount (yuan)",
  machineCount: "Machines",
  productCount: "Products",
  machineIds: "Machines",
  productIds: "Products",
  fromDate: "Holds from",
  updatedTime: "Updated",
  statDate: "Date",
  orderCount: "Orders",
  paidAmount: "Paid",
  splitAmount: "Split",
  splitStatus: "Split state",
  executed: "Split by the provider",
  execution: "Execution (last 30 days)",
  target: "Due",
  shared: "Handed on",
  returned: "Returned",
  obstacle: "Reason",
  shareAccount: "Receiver’s account",
  accountType: "Kind of account",
  holder: "Account holder",
  accountStatus: "Registration",
  platformBalance: "Execution",
  ratioLimit: "Highest share of an order (%)",
  answeredBy: "Responsible",
  reason: "Why",
  setTime: "Set at",
  payMethod: "Payment method",
  sharingStatus: "State of execution",
};

export const words: Translation<typeof zh.words> = {
  state: {
    on: "Enabled",
    off: "Disabled",
  },
  status: {
    pending: "To be split",
    held: "Held back",
    settled: "Split",
  },
  action: {
    add: "Add split plan",
    edit: "Edit split plan",
    enable: "Enable",
    disable: "Disable",
    addReceiver: "Add receiver",
    removeReceiver: "Remove receiver",
    accounts: "Receivers’ accounts",
    setAccount: "Set account",
    register: "Register again",
    mode: "Way of execution",
    details: "Execution",
  },
  confirm: {
    enable: "Enable this split plan?",
    disable: "Disable this split plan? Transactions from today on are no longer split.",
  },
  all: "All",
  rest: "Fixed amounts come first, then shares of what was paid, never more than the order; the merchant keeps the rest, and what is less than one fen",
  fixedEach: "{{amount}} yuan an order",
  rule: {
    ratio: "Share",
    fixed: "Fixed amount",
  },
  scope: "Without a choice every sale of the merchant is split",
  sum: "Split {{amount}}, of which done {{settled}}",
  sharing: {
    waiting: "Waits for an account",
    requested: "To be asked for",
    sharing: "With the provider",
    releasing: "Being released",
    shared: "Split",
    partly: "Split in part",
    unshared: "Not split",
  },
  obstacle: {
    accountMissing: "The receiver has no registered account",
    accountRefused: "The provider refused the account",
    platformBalance: "Kept in the platform’s books",
    nothingToShare: "Nothing to split",
    aboveRatio: "Above the highest share",
    aboveNet: "Above what the fee leaves",
    tooOld: "Past the time for splitting",
    refused: "Refused by the provider",
  },
  view: {
    open: "Under way",
    differs: "Differs",
    done: "Done",
  },
  accountType: {
    merchant: "Merchant",
    person: "Person",
  },
  account: {
    waiting: "Being registered",
    registered: "Registered",
    refused: "Refused",
    unset: "Not set",
  },
  mode: {
    provider: "By the payment provider",
    platform: "In the platform’s books",
  },
  modeHint: "The platform’s books are off unless switched on here with who answers for it and why; the log keeps both",
  ratioHint: "30% unless the payment provider agreed otherwise",
  accountHint: "WeChat Pay: merchant number, or openid of a person; Alipay: the 16 digits that begin with 2088",
  noExecution: "No orders in this range",
  differs: "Differs",
  openNow: "Under way",
};
