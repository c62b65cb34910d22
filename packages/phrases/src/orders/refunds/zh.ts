export const pages = {
  "/jygl/tkgl": "退款管理",
} as const;

export const permissions = {
  "orders.refund.read": "查看",
  "orders.refund.write": "退款和重试",
  "orders.refund.approve": "审核退款",
} as const;

export const verbs = {
  retry: "重试退款",
  decline: "驳回退款",
} as const;

export const fields = {
  refundNo: "退款单号",
  refund: "退款",
  refundReason: "退款原因",
  refundMethod: "退款方式",
  refundOperator: "发起人",
  approver: "审核人",
  askedTime: "申请时间",
  refundTime: "完成时间",
  failure: "失败原因",
  attempt: "尝试次数",
  answer: "服务商最近答复",
  answerTime: "答复时间",
  nextTryTime: "下次查询",
  cardNo: "卡号",
  claims: "30天内退款次数",
  repeats: "同卡多次",
} as const;

export const words = {
  title: "退款列表",
  pending: "待处理",
  answer: {
    processing: "处理中",
    unreachable: "未答复",
    succeeded: "已退款",
    failed: "已拒绝",
  },
  repeats: {
    yes: "30天内3次及以上",
  },
  claimed: "{{n}} 次/30天",
  retry: "重试",
  retryMany: "批量退款",
  retryAsk: "失败的退款将以原退款单号再次发起，确定要退款吗？",
  started: "已发起 {{n}} 笔退款",
  notStarted: "{{n}} 笔未发起：{{reasons}}",
  order: "查看订单",
  review: "审核",
  decision: {
    approve: "通过并退款",
    decline: "驳回",
  },
  decided: "结论",
  because: "说明",
  automatic: "自动退款：{{limit}}",
  upTo: "不超过 {{amount}}",
  always: "不限金额",
  twoPeople: "双人复核：{{limit}}",
  above: "超过 {{amount}}",
  never: "未设置",
  settings: "退款设置",
} as const;
