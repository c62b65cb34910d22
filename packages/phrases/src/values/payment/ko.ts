import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  alipay: "알리페이",
  wechat: "위챗페이",
  unionpay: "유니온페이",
  pickupCode: "픽업 코드",
  memberCard: "회원 카드",
  cash: "현금",
  other: "기타",
} satisfies Translation<typeof zh>;
