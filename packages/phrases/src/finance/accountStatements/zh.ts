export const pages = {
  "/cwgl/dzd": "对账单",
  "/dzd": "对账单查看",
} as const;

export const permissions = {
  "finance.accountStatement.read": "查看对账单",
  "finance.accountStatement.write": "生成和分享对账单",
} as const;

export const verbs = {
  shareLink: "生成只读链接",
  closeLink: "关闭只读链接",
} as const;

export const errors = {
  "finance.statementUnknown": "对账单不存在",
  "finance.statementChanged": "该对账单刚被他人处理，请刷新后再试",
  "finance.statementEmpty": "所选日期没有可列入的交易",
  "finance.statementDayOpen": "对账单只包含已日结的日期，目前到 {{day}}",
  "finance.statementLinkDays": "链接有效期为 {{least}}–{{most}} 天",
  "finance.statementLinkInvalid": "链接无效或已过期，请向商户索取新的链接",
  "finance.receiverUnknown": "收款方不存在",
} as const;

export const fields = {
  splitReceiver: "收款方",
  period: "账期",
  days: "账期",
  settleAmount: "结算金额",
  statementHash: "校验码",
  maker: "生成人",
  madeTime: "生成时间",
  linkState: "只读链接",
  linkExpiresAt: "链接到期",
  openCount: "打开次数",
  openTime: "最近打开",
  receiverId: "收款方",
  linkDays: "有效天数",
  toDay: "结束日期",
} as const;

export const words = {
  column: {
    day: "日期",
    item: "项目",
    rule: "规则",
    count: "笔数",
    base: "基数",
    amount: "金额",
    total: "合计",
    seal: "当日封存校验码",
  },
  item: {
    collected: "收款",
    refunded: "退款",
    fee: "手续费",
    higoFee: "嗨购手续费",
    share: "分账",
  },
  rule: {
    books: "按账面",
    rate: "逐笔 {{rate}}",
    share: "逐笔 {{rate}}，舍去不足1分",
    fixed: "每单固定 {{amount}} 元",
  },
  link: {
    none: "未生成",
    active: "有效",
    expired: "已过期",
    revoked: "已关闭",
  },
  action: {
    make: "生成对账单",
    pdf: "下载 PDF",
    xlsx: "下载 XLSX",
    share: "生成链接",
    revoke: "关闭链接",
  },
  own: "商户本身",
  revokeQuestion: "确定要关闭该链接吗？持有链接的人将无法再打开。",
  once: "链接只显示这一次，请复制后发给对方；再次生成会使旧链接失效。",
  until: "有效期至 {{time}}",
  check: {
    unit: "单位：元。金额为正表示收入，为负表示支出。",
    how: "打开只读链接，页面会用所见内容在您的设备上重新计算校验码；与文件上的校验码一致，即说明内容未被改动。",
    seals: "每日封存校验码：",
    good: "校验通过：内容与校验码一致",
    bad: "校验未通过：内容与校验码不一致，请联系商户",
    compare: "粘贴文件上的校验码进行比对",
    same: "与文件一致",
    differs: "与文件不一致",
  },
} as const;
