import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "payments.noProvider": "No payment provider is configured",
  "payments.noticeForged": "The signature of the payment notice is invalid",
  "payments.noticeMismatch": "The payment notice does not match the order",
  "payments.shownCodeWrong":
    "This payment code is not one of this provider; show that of WeChat Pay, Alipay or UnionPay",
  "payments.shownCodeRefused": "The payment by code failed and nothing was taken; show a new code",
  "payments.requestClosed": "This payment request is closed and nothing was taken; start a new one",
  "payments.requestDone": "This payment request was paid; its order tells the rest",
  "payments.providerUnreachable": "The payment provider cannot be reached",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    alipay: "Alipay",
    wechat: "WeChat Pay",
    unionpay: "UnionPay",
    pickupCode: "Pickup code",
    memberCard: "Member card",
    cash: "Cash",
    other: "Other",
  },
};
