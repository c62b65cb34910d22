export const pages = {
  "/sc/shgl": "售后管理",
} as const;

export const permissions = {
  "mall.afterSale.read": "查看售后申请",
  "mall.afterSale.handle": "处理售后申请",
} as const;

export const errors = {
  "mall.afterSaleOpen": "该订单已有待处理的申请",
  "mall.afterSaleTooMany": "每个订单最多申请{{limit}}次",
  "mall.afterSaleTooMuch": "金额不能超过可退金额",
  "mall.afterSaleOver": "已超过售后期限",
} as const;

export const fields = {
  afterSaleReason: "申请原因",
  content: "说明",
  paidAmount: "实付金额",
  askedAmount: "申请金额",
  afterSaleState: "售后状态",
  refundAmount: "退款金额",
  note: "处理说明",
  decidedBy: "处理人",
  orderStatus: "订单状态",
} as const;

export const words = {
  reason: {
    damaged: "有破损",
    wrong: "发错商品",
    missing: "少件",
    late: "迟迟未到",
    other: "其他",
  },
  state: {
    asked: "待处理",
    approved: "已同意",
    rejected: "已拒绝",
  },
  approve: "同意",
  reject: "拒绝",
  decided: "该申请已处理",
  openOrder: "查看订单",
  noteHint: "买家可以看到",
} as const;
