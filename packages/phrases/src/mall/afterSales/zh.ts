export const pages = {
  "/sc/shgl": "售后管理",
} as const;

export const permissions = {
  "mall.afterSale.read": "查看售后申请",
  "mall.afterSale.handle": "处理售后申请",
} as const;

export const verbs = {
  "mall.afterSale.agree": "同意退回",
  "mall.afterSale.receive": "收到退回",
} as const;

export const errors = {
  "mall.afterSaleOpen": "该订单已有待处理的申请",
  "mall.afterSaleTooMany": "每个订单最多申请{{limit}}次",
  "mall.afterSaleTooMuch": "金额不能超过可退金额",
  "mall.afterSaleNotDelivered": "收到后才能申请退回",
  "mall.afterSaleNoGoods": "该申请不涉及退回",
  "mall.returnedPieces": "件数须为0到{{limit}}的整数",
  "mall.afterSaleOver": "已超过售后期限",
} as const;

export const fields = {
  afterSaleKind: "申请类型",
  afterSaleReason: "申请原因",
  content: "说明",
  paidAmount: "实付金额",
  askedAmount: "申请金额",
  afterSaleState: "售后状态",
  refundAmount: "退款金额",
  pieces: "可再售件数",
  note: "处理说明",
  decidedBy: "处理人",
  orderStatus: "订单状态",
} as const;

export const words = {
  kind: {
    refund: "仅退款",
    return: "退回实物",
  },
  reason: {
    damaged: "有破损",
    wrong: "发错商品",
    missing: "少件",
    late: "迟迟未到",
    other: "其他",
  },
  state: {
    asked: "待处理",
    returning: "待退回",
    approved: "已同意",
    rejected: "已拒绝",
  },
  approve: "同意",
  reject: "拒绝",
  agree: "同意退回",
  receive: "收到退回",
  whereTo: "退回地点",
  piecesHint: "回到库存，可以再卖",
  decided: "该申请已处理",
  openOrder: "查看订单",
  noteHint: "买家可以看到",
} as const;
