import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  alipay: "Alipay",
  wechat: "WeChat Pay",
  unionpay: "UnionPay",
  pickupCode: "Code de retrait",
  memberCard: "Carte de membre",
  cash: "Espèces",
  other: "Autre",
} satisfies Translation<typeof zh>;
