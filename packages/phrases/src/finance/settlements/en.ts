import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl": "Finance",
  "/cwgl/cwjs": "Financial settlement",
  "/cwgl/jyjs": "Transaction settlement",
  "/cfgl/jyjsmx": "Settlement detail",
  "/cfgl/sxfdzb": "Fee reconciliation",
  "/cfgl/shzftj": "Settled payments by merchant",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.settlement.read": "View settlements",
  "finance.settlement.write": "Confirm and hold back settlements",
  "finance.transaction.read": "View transaction settlement",
  "finance.settlementLine.read": "View settlement detail",
  "finance.fee.read": "View fees and fee rates",
  "finance.feeRate.write": "Set fee rates",
  "finance.payment.read": "View settled payments by merchant",
};

export const verbs: Translation<typeof zh.verbs> = {
  hold: "Hold back",
  settleRelease: "Let go on",
  settleConfirm: "Confirm the settlement",
  setRate: "Set a fee rate",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.settlementUnknown": "This settlement does not exist",
  "finance.settlementChanged": "Somebody has just handled this settlement; refresh and try again",
  "finance.settlementAwaitsBill":
    "Differences of a provider bill hold this settlement; it goes on once they are worked off",
  "finance.settleShort": "The merchant’s balance does not cover fees and splits; confirm later",
  "finance.rateInThePast": "A fee rate holds from today at the earliest",
  "finance.rateTwice": "There is already a fee rate from this day",
  "finance.planUnknown": "This split plan does not exist",
  "finance.planChanged": "Somebody has just changed this split plan; refresh and try again",
  "finance.planTaken": "An enabled split plan already covers this",
  "finance.planUsed": "Money was split by this plan: disable it instead",
  "finance.planTargets": "At most {{limit}} machines and products each, all of this merchant",
  "finance.splitReceivers": "At most {{limit}} receivers",
  "finance.splitReceiverTwice": "A receiver is named twice",
  "finance.splitRatio": "A share is above 0 with at most two decimals",
  "finance.splitFixed": "A fixed amount is 0.01 to {{limit}} yuan and has no share beside it",
  "finance.splitAbove": "Shares are 100% at most in all",
};

export const fields: Translation<typeof zh.fields> = {
  settleDate: "Settlement day",
  factDate: "Transaction day",
  statDate: "Date",
  orderCount: "Orders",
  refundCount: "Refunds",
  salesAmount: "Sales",
  refundAmount: "Refunded",
  paidAmount: "Paid",
  feeAmount: "Fee",
  higoAmount: "Lucky purchase fee",
  splitAmount: "Split",
  settleAmount: "Settlement",
  settleStatus: "Settlement state",
  feeRate: "Fee rate",
  provider: "Provider",
  payMethod: "Payment method",
  businessType: "Business type",
  thirdTradeNo: "Third-party transaction no.",
  reason: "Why it is held back",
  seal: "Seal",
  decider: "Handled by",
  closedTime: "Day closed",
  decidedTime: "Handled",
  fromDate: "Holds from",
  fromDay: "Holds from",
  rateStatus: "State",
  setBy: "Set by",
  setTime: "Set",
};

export const words: Translation<typeof zh.words> = {
  status: {
    pending: "To confirm",
    held: "Held back",
    settled: "Settled",
  },
  provider: {
    alipay: "Alipay",
    wechat: "Tenpay",
    unionpay: "China UnionPay",
  },
  rateStatus: {
    inForce: "In force",
    upcoming: "Upcoming",
    past: "Past",
  },
  tab: {
    fees: "Fees",
    rates: "Fee rates",
  },
  action: {
    confirm: "Confirm",
    confirmMany: "Confirm selected",
    hold: "Hold back",
    release: "Let go on",
    lines: "Detail",
    setRate: "Set fee rate",
  },
  awaitsBill: "Differences of a provider bill are open",
  confirmQuestion: "Confirm the settlement? This cannot be undone.",
  releaseQuestion: "Let this settlement go on?",
  many: "{{n}} settlements",
  rule: "Alipay in real time, fee at least 0.01 yuan per transaction; WeChat settles after midnight, no fee under 0.01",
  higoRule: "Lucky purchases cost a fee of 1%",
  usual: "A merchant without a fee rate of its own pays {{rate}}",
  sum: "Orders {{orders}}, sales {{sales}}, fees {{fee}}, lucky purchases {{higo}}",
  rateSet: "Fee rate set",
};
