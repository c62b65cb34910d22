import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  alipay: "Alipay",
  wechat: "WeChat Pay",
  unionpay: "UnionPay",
  pickupCode: "Código de recogida",
  memberCard: "Tarjeta de socio",
  cash: "Efectivo",
  other: "Otro",
} satisfies Translation<typeof zh>;
