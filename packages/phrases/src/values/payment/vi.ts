import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  alipay: "Alipay",
  wechat: "WeChat Pay",
  unionpay: "UnionPay",
  pickupCode: "Mã nhận hàng",
  memberCard: "Thẻ thành viên",
  cash: "Tiền mặt",
  other: "Khác",
} satisfies Translation<typeof zh>;
