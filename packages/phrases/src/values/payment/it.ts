import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  alipay: "Alipay",
  wechat: "WeChat Pay",
  unionpay: "UnionPay",
  pickupCode: "Codice di ritiro",
  memberCard: "Tessera socio",
  cash: "Contanti",
  other: "Altro",
} satisfies Translation<typeof zh>;
