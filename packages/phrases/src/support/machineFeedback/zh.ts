export const fields = {
  problemType: "问题类型",
  orderNo: "订单编号",
  ticketContent: "问题描述",
  contactPhone: "联系电话",
} as const;

export const words = {
  title: "反馈问题",
  intro: "请说明这台机器出了什么问题，商家会在这里回复您。",
  orderHint: "订单编号，或支付记录中的交易单号；没有可不填",
  phoneHint: "可不填，商家需要时与您联系",
  send: "提交",
  sent: "已提交，工单编号 {{n}}",
  own: "我的反馈",
  more: "补充说明",
  tell: "发送",
  merchant: "商家",
  me: "我",
  gone: "这条反馈已不存在",
  withProblem: "遇到问题？",
  problem: {
    itemJammed: "商品卡住了",
    dispensingTimeout: "付了钱，东西没出来",
    payment: "付款有问题",
    refund: "退款没有到账",
    product: "商品有问题",
    machine: "机器有问题",
    other: "其他问题",
  },
  state: {
    waiting: "等待处理",
    working: "处理中",
    solved: "已解决",
    closed: "已关闭",
  },
} as const;
