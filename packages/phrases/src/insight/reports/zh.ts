export const pages = {
  "/tjfx/bbdc": "报表导出",
} as const;

export const permissions = {
  "insight.report.read": "查看报表",
  "insight.report.write": "生成报表",
} as const;

export const errors = {
  "insight.reportTooLong": "导出时间范围不能超过31天",
  "insight.sendDay": "发送日须在 1 至 {{n}} 之间",
  "insight.sendTime": "请填写正确的发送时间",
} as const;

export const fields = {
  reportName: "报表名称",
  startDate: "开始日期",
  endDate: "结束日期",
  reportStatus: "报表状态",
  createdBy: "创建人",
  fileSize: "文件大小",
  cycle: "周期",
  sendDay: "发送日",
  sendTime: "发送时间",
  receiverIds: "接收人",
  nextTime: "下次发送",
  mailStatus: "邮件",
  mailResult: "邮件结果",
} as const;

export const words = {
  add: "新增报表",
  generate: "生成",
  days: "日期范围",
  daysHint: "最多31天",
  schedules: "定时发送",
  addSchedule: "新增定时",
  off: "已停用",
  switchOn: "启用",
  switchOff: "停用",
  scheduleHint: "邮件由商户的报警邮箱发出；没有邮箱地址的人收不到",
  dayOfMonth: "每月{{n}}日",
  cycleName: {
    daily: "每日",
    weekly: "每周",
    monthly: "每月",
  },
  mail: {
    waiting: "待发送",
    sent: "已发送",
    failed: "发送失败",
    expired: "已过期",
  },
  mailSubject: "{{name}}（{{from}} 至 {{to}}）",
  mailText: "{{merchant}}：\n附件为{{name}}，日期 {{from}} 至 {{to}}。",
  state: {
    notGenerated: "未生成",
    generating: "生成中",
    generated: "已生成",
    failed: "生成失败",
  },
  name: {
    overview: "交易概况",
    machines: "机器交易统计",
    products: "商品交易统计",
    payments: "支付方式统计",
    points: "点位交易统计",
    merchants: "商户支付统计",
  },
} as const;
