/** Names of the payment kinds, for every page, file and screen. */
export default {
  alipay: "支付宝",
  wechat: "微信支付",
  unionpay: "银联",
  pickupCode: "取货码",
  memberCard: "会员卡",
  cash: "现金",
  other: "其他",
} as const;
