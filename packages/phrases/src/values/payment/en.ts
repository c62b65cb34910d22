import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  alipay: "Alipay",
  wechat: "WeChat Pay",
  unionpay: "UnionPay",
  pickupCode: "Pickup code",
  memberCard: "Member card",
  cash: "Cash",
  other: "Other",
} satisfies Translation<typeof zh>;
