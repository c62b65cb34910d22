export const pages = {
  "/jygl/tkgl": "退款管理",
} as const;

export const permissions = {
  "orders.refund.read": "查看",
  "orders.refund.write": "退款和重试",
  "orders.refund.approve": "审核退款",
} as const;

export const verbs = {
  batch: "批量退款",
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
    denied: "拒绝应答",
    succeeded: "已退款",
    failed: "已拒绝",
  },
  repeats: {
    yes: "30天内3次及以上",
  },
  claimed: "{{n}} 次/30天",
  retry: "重试",
  retryAsk: "失败的退款将以原退款单号再次发起，确定要退款吗？",
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
  batch: {
    title: "批量退款",
    list: "批量退款记录",
    what: "退款内容",
    kind: {
      retry: "重新发起失败的退款",
      rest: "退还订单剩余金额",
    },
    sum: "将退款 {{n}} 笔，合计 {{amount}}",
    waits: "其中 {{n}} 笔（{{amount}}）超过双人复核限额，等待他人审核",
    factor: "合计超过自动退款上限，需要二次验证",
    none: "所选记录均不可退款",
    leftOut: "{{n}} 笔不退款：{{reason}}",
    verb: "退款 {{n}} 笔 {{amount}}",
    started: "已开始批量退款",
    choose: "批量退款任务",
    result: "结果",
    because: "原因",
    progress: "已完成 {{done}} / {{all}} 笔",
    waiting: "排队中",
    refused: "未退款",
  },
} as const;
