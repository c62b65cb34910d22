export const pages = {
  "/xtgl/xtbjjl": "系统报警记录",
} as const;

export const permissions = {
  "system.alarm.read": "查看系统报警",
  "system.alarm.write": "处理系统报警",
} as const;

export const fields = {
  alarmTime: "报警时间",
  alarmType: "报警类型",
  alarmLevel: "报警级别",
  subject: "对象",
  figure: "数值",
  recoverTime: "恢复时间",
  handleStatus: "处理状态",
  handler: "处理人",
  handleTime: "处理时间",
} as const;

export const words = {
  open: "查看数据",
  kind: {
    dutyFailing: "后台任务失败",
    diskFull: "磁盘空间不足",
    refundsStuck: "退款未完成",
    statementsHeld: "结算单暂停",
    billDifferences: "账单差异",
    feeDifferences: "手续费差异",
    billsLate: "账单未到",
    salesWithheld: "待核实销售",
    exportsFailed: "导出失败",
    noticesFailed: "报警通知发送失败",
    messagesSetAside: "机器报文无法处理",
  },
  content: {
    dutyFailing: "{{subject}} 已连续失败 {{n}} 次",
    diskFull: "已使用 {{n}}%",
    refundsStuck: "{{n}} 笔超过24小时",
    statementsHeld: "{{n}} 份等待处理",
    billDifferences: "{{n}} 笔等待处理",
    feeDifferences: "{{n}} 笔等待处理",
    billsLate: "{{subject}} 缺少 {{n}} 天账单",
    salesWithheld: "{{n}} 笔超过24小时未核实",
    exportsFailed: "近1小时 {{n}} 个",
    noticesFailed: "近1小时 {{n}} 条（{{subject}}）",
    messagesSetAside: "近1小时 {{n}} 条",
  },
} as const;
