export const pages = {
  "/cfgl/dzhd": "银行对账",
  "/cfgl/dzdr": "导入银行对账单",
} as const;

export const permissions = {
  "finance.arrival.read": "查看银行对账",
  "finance.arrival.write": "导入银行对账单和处理差异",
} as const;

export const errors = {
  "finance.arrivalUnknown": "该记录不存在",
  "finance.arrivalChanged": "该记录刚被他人处理，请刷新后再试",
  "finance.arrivalKnown": "流水号 {{reference}} 已导入过",
  "finance.arrivalZero": "金额不能为0",
} as const;

export const fields = {
  arrivalDate: "日期",
  expectationKind: "款项",
  expectedDate: "应到日期",
  subject: "应收应付对象",
  expectedAmount: "应到金额",
  bankDate: "交易日期",
  bankAmount: "银行金额",
  bankReference: "银行流水号",
  payer: "对方户名",
  difference: "差额",
  arrivalState: "状态",
  reason: "差异原因",
  handler: "处理人",
  handleTime: "处理时间",
} as const;

export const words = {
  kind: {
    bill: "服务商入账",
    withdrawal: "提现",
  },
  state: {
    awaited: "待到账",
    matched: "一致",
    open: "有差异",
    done: "已处理",
  },
  reason: {
    missing: "银行无",
    unexpected: "未预期",
    amountDiffers: "金额不符",
  },
  advice: {
    missing: "向服务商或银行查询这笔款项；之后导入的文件中出现会自动核对",
    unexpected: "核实款项来源；不属于平台的请退回",
    amountDiffers: "与服务商账单逐项核对，差额多为手续费或退款",
  },
  settle: "处理",
  hint: "收入为正数，支出为负数；同一行不会导入两次",
} as const;
