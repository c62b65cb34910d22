import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  alipay: "Alipay",
  wechat: "WeChat Pay",
  unionpay: "UnionPay",
  pickupCode: "Abholcode",
  memberCard: "Mitgliedskarte",
  cash: "Bargeld",
  other: "Andere",
} satisfies Translation<typeof zh>;
