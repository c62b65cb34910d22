export const pages = {
  "/cfgl/shwl": "商户往来",
} as const;

export const permissions = {
  "finance.due.read": "查看商户往来",
  "finance.due.write": "结清和确认往来",
} as const;

export const verbs = {
  settleDue: "结清往来",
  confirmDue: "确认结清",
  rejectDue: "驳回结清",
  cancelDue: "撤回结清",
} as const;

export const errors = {
  "finance.dueUnknown": "该往来不存在",
  "finance.dueOfPayer": "只能由付款方结清",
  "finance.aboveDue": "超过未结清的往来金额",
  "finance.dueAboveBalance": "超过付款方当前可用于抵扣的余额",
  "finance.dueSettlementUnknown": "结清记录不存在",
  "finance.dueSettlementChanged": "该记录刚被他人处理，请刷新后再试",
} as const;

export const fields = {
  payerName: "付款方",
  payerNo: "付款方编号",
  payeeName: "收款方",
  payeeNo: "收款方编号",
  owed: "往来金额",
  awaiting: "待确认",
  settled: "已结清",
  entryCount: "笔数",
  updatedTime: "最近变动",
  entryTime: "时间",
  entryKind: "类型",
  amount: "金额",
  dueWay: "结清方式",
  dueStatus: "状态",
  dueSettlementId: "结清单号",
  reason: "原因",
  applicant: "申请人",
  applyTime: "申请时间",
  decider: "确认人",
  decideTime: "确认时间",
} as const;

export const words = {
  tab: {
    dues: "往来金额",
    settlements: "结清记录",
  },
  kind: {
    purchase: "刷卡消费",
    refund: "退款",
    cardMove: "会员卡转移",
    settlement: "结清",
    other: "其他",
  },
  way: {
    offset: "从平台余额抵扣",
    paid: "线下已付，对方确认",
  },
  state: {
    awaiting: "待确认",
    done: "已结清",
    rejected: "已驳回",
    cancelled: "已撤回",
  },
  action: {
    settle: "结清",
    entries: "查看明细",
    confirm: "确认结清",
    reject: "驳回",
    cancel: "撤回",
  },
  confirmQuestion: {
    offset: "确定从付款方的余额中抵扣吗？",
    paid: "确定已收到这笔款项吗？",
  },
  cancelQuestion: "确定要撤回吗？",
  waits: "待他人确认",
  rule: "24小时内抵扣合计超过{{limit}}元须由另一人确认；线下已付的由收款方确认",
  none: "没有明细",
} as const;
