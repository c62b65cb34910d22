import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  alipay: "Alipay",
  wechat: "WeChat Pay",
  unionpay: "UnionPay",
  pickupCode: "ລະຫັດຮັບສິນຄ້າ",
  memberCard: "ບັດສະມາຊິກ",
  cash: "ເງິນສົດ",
  other: "ອື່ນໆ",
} satisfies Translation<typeof zh>;
