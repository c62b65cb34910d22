export const pages = {
  "/cwgl": "财务管理",
  "/cwgl/cwjs": "财务结算",
  "/cwgl/jyjs": "交易结算",
  "/cfgl/jyjsmx": "交易结算明细",
  "/cfgl/sxfdzb": "手续费对账表",
  "/cfgl/shzftj": "商户支付统计",
} as const;

export const permissions = {
  "finance.settlement.read": "查看结算",
  "finance.settlement.write": "确认和暂缓结算",
  "finance.transaction.read": "查看交易结算",
  "finance.settlementLine.read": "查看结算明细",
  "finance.fee.read": "查看手续费和费率",
  "finance.feeRate.write": "设置费率",
  "finance.payment.read": "查看商户支付统计",
} as const;

export const verbs = {
  hold: "暂缓",
  settleRelease: "恢复",
  settleConfirm: "确认结算",
  setRate: "设置费率",
} as const;

export const errors = {
  "finance.settlementUnknown": "结算单不存在",
  "finance.settlementChanged": "该结算单刚被他人处理，请刷新后再试",
  "finance.settlementAwaitsBill": "该结算单因账单差异暂缓，差异处理完后自动恢复",
  "finance.settleShort": "商户可用余额不足以扣除手续费和分账，请稍后再确认",
  "finance.rateInThePast": "费率最早从今天起生效",
  "finance.rateTwice": "该日期已有费率",
  "finance.planUnknown": "分账方案不存在",
  "finance.planChanged": "该分账方案刚被他人修改，请刷新后再试",
  "finance.planTaken": "已有启用的分账方案覆盖同一范围",
  "finance.planUsed": "已按此方案分账，不能删除，请停用",
  "finance.planTargets": "机器和商品最多各 {{limit}} 个，且须属于该商户",
  "finance.splitReceivers": "收款方最多 {{limit}} 个",
  "finance.splitReceiverTwice": "收款方不能重复",
  "finance.splitRatio": "比例须大于 0，最多两位小数",
  "finance.splitFixed": "固定金额须为 0.01 至 {{limit}} 元，且不能同时填写比例",
  "finance.splitAbove": "比例之和不能超过 100%",
} as const;

export const fields = {
  settleDate: "结算日期",
  factDate: "交易日期",
  statDate: "日期",
  orderCount: "订单数",
  refundCount: "退款笔数",
  salesAmount: "销售额",
  refundAmount: "退款金额",
  paidAmount: "实付金额",
  feeAmount: "手续费",
  higoAmount: "嗨购手续费",
  splitAmount: "分账金额",
  settleAmount: "结算金额",
  settleStatus: "结算状态",
  feeRate: "费率",
  provider: "服务商名称",
  payMethod: "支付方式",
  businessType: "业务类型",
  thirdTradeNo: "第三方交易号",
  reason: "暂缓原因",
  seal: "封存校验码",
  decider: "处理人",
  closedTime: "日结时间",
  decidedTime: "处理时间",
  fromDate: "生效日期",
  fromDay: "生效日期",
  rateStatus: "状态",
  setBy: "设置人",
  setTime: "设置时间",
} as const;

export const words = {
  status: {
    pending: "待确认",
    held: "已暂缓",
    settled: "已结算",
  },
  provider: {
    alipay: "支付宝",
    wechat: "财付通",
    unionpay: "中国银联",
  },
  rateStatus: {
    inForce: "生效中",
    upcoming: "待生效",
    past: "已失效",
  },
  tab: {
    fees: "手续费",
    rates: "费率对照",
  },
  action: {
    confirm: "确认结算",
    confirmMany: "批量确认",
    hold: "暂缓",
    release: "恢复",
    lines: "查看明细",
    setRate: "设置费率",
  },
  awaitsBill: "账单差异待处理",
  confirmQuestion: "确定要确认结算吗？确认后不能撤销。",
  releaseQuestion: "确定要恢复结算吗？",
  many: "{{n}} 笔结算",
  rule: "支付宝实时到账，单笔手续费最低0.01元；微信次日零点后结算，不足0.01元不收手续费",
  higoRule: "开通嗨购将收取1%手续费",
  usual: "未设置费率的商户按 {{rate}} 计收",
  sum: "订单 {{orders}}，销售额 {{sales}}，手续费 {{fee}}，嗨购手续费 {{higo}}",
  rateSet: "费率已设置",
} as const;
