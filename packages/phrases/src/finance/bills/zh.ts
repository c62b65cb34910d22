export const pages = {
  "/cfgl/zdhd": "账单核对",
} as const;

export const permissions = {
  "finance.bill.read": "查看账单核对",
  "finance.bill.write": "上传账单和处理差异",
} as const;

export const verbs = {
  takeOver: "接手差异",
  workOff: "处理差异",
} as const;

export const errors = {
  "finance.billUnreadable": "无法识别账单，请上传服务商的原始文件",
  "finance.billTooLarge": "文件不能超过 {{limit}}",
  "finance.billCut": "账单不完整，请重新下载",
  "finance.billTotals": "账单合计与明细不符",
  "finance.billOtherDay": "这是另一天的账单",
  "finance.billOtherAccount": "这是另一个账号的账单",
  "finance.billHash": "文件与服务商给出的摘要值不符",
  "finance.billNotYet": "当天尚未结束，还没有账单",
  "finance.billOutOfTurn": "账单须按日期依次核对，下一份是{{day}}",
  "finance.billDiffers": "该日已有另一份账单",
  "finance.billServiceUnknown": "支付服务不存在",
  "finance.differenceUnknown": "差异不存在",
  "finance.differenceChanged": "该差异刚被他人处理，请刷新后再试",
} as const;

export const fields = {
  billDate: "账单日期",
  providerName: "服务商名称",
  payMethod: "支付方式",
  ourAmount: "我方金额",
  theirAmount: "渠道金额",
  difference: "差异金额",
  feeAmount: "手续费",
  ourLineCount: "我方笔数",
  theirLineCount: "渠道笔数",
  differenceCount: "差异笔数",
  openCount: "未处理",
  billStatus: "核对状态",
  openBefore: "期初未达",
  openedCount: "本日新增",
  settledCount: "本日核销",
  openAfter: "期末未达",
  billSource: "来源",
  uploader: "上传人",
  takenTime: "核对时间",
  reason: "差异原因",
  lineKind: "类型",
  outTradeNo: "渠道侧单号",
  thirdTradeNo: "第三方交易号",
  ourTime: "我方时间",
  theirTime: "渠道时间",
  differenceState: "处理状态",
  handler: "处理人",
  handleTime: "处理时间",
  serviceId: "服务商名称",
  content: "账单文件",
  billHash: "摘要值(SHA-1)",
} as const;

export const words = {
  status: {
    balanced: "一致",
    open: "有差异",
    workedOff: "已处理",
  },
  source: {
    fetched: "自动获取",
    uploaded: "人工上传",
  },
  reason: {
    missingHere: "我方无",
    missingThere: "渠道无",
    amountDiffers: "金额不符",
    stateDiffers: "状态不符",
    duplicate: "渠道重复",
  },
  advice: {
    missingHere: "按第三方交易号查找订单；确属本平台收款的，请补单或退款",
    missingThere: "向服务商查询该笔款项；次日账单中出现的会自动归入",
    amountDiffers: "核对实付金额与优惠，差额请退款或冲正",
    stateDiffers: "查看订单与退款的最新状态，必要时重试退款",
    duplicate: "顾客可能重复付款，核实后退还多收的一笔",
  },
  lineKind: {
    payment: "支付",
    refund: "退款",
  },
  state: {
    open: "未处理",
    taken: "处理中",
    done: "已处理",
  },
  action: {
    upload: "上传账单",
    choose: "选择文件",
    differences: "查看差异",
    take: "接手",
    settle: "处理",
  },
  differences: "账单差异",
  takeQuestion: "确定要接手该差异吗？",
  none: "没有差异",
  arrived: "次日账单已到账",
  gap: "未达项不连续，相差 {{n}} 笔，账单可能缺页",
  next: "下一份账单：{{day}}",
  compared: "账单已核对，差异 {{n}} 笔",
} as const;
