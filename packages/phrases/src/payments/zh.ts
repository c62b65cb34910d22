/** Names of the payment kinds, for every page, file and screen. */
export const errors = {
  "payments.noProvider": "未配置可用的支付通道",
  "payments.noticeForged": "支付通知验签失败",
  "payments.noticeMismatch": "支付通知与订单不符",
  "payments.shownCodeWrong": "付款码无法识别，请出示对应的微信、支付宝或银联付款码",
  "payments.shownCodeRefused": "付款码支付未成功，未收款，请重新出示付款码",
  "payments.requestClosed": "该支付请求已关闭，未收款，请重新发起",
  "payments.requestDone": "该支付请求已付款，出货或退款以订单为准",
  "payments.providerUnreachable": "支付通道暂时无法连接",
} as const;

export const words = {
  kind: {
    alipay: "支付宝",
    wechat: "微信支付",
    unionpay: "银联",
    pickupCode: "取货码",
    memberCard: "会员卡",
    cash: "现金",
    other: "其他",
  },
} as const;
