export const pages = {
  "/shj/jqbj": "机器报警",
} as const;

export const permissions = {
  "machines.alarm.read": "查看报警",
  "machines.alarm.write": "处理报警",
} as const;

export const verbs = {
  handle: "处理",
  dismiss: "忽略",
} as const;

export const errors = {
  "alarms.selectToHandle": "请选择要操作的数据",
} as const;

export const fields = {
  alarmTime: "报警时间",
  alarmType: "报警类型",
  alarmLevel: "报警级别",
  alarmContent: "报警内容",
  laneNo: "货道编号",
  recoverTime: "恢复时间",
  recovery: "恢复情况",
  handleStatus: "处理状态",
  handleResult: "处理结果",
  handler: "处理人",
  handleTime: "处理时间",
} as const;

export const words = {
  level: {
    urgent: "紧急",
    important: "重要",
    minor: "一般",
  },
  handleState: {
    open: "未处理",
    handled: "已处理",
    ignored: "已忽略",
  },
  result: {
    repaired: "已修复",
    refilled: "已补货",
    restarted: "已重启",
    visited: "已现场处理",
    falseAlarm: "误报",
    other: "其他（请备注）",
  },
  recoveryState: {
    open: "未恢复",
    recovered: "已恢复",
  },
  handle: "处理",
  handleMany: "批量处理",
  ignore: "忽略",
  ignoreAsk: "确定要忽略所选报警吗？",
  countOf: "共 {{n}} 条报警",
  openMachine: "查看机器",
} as const;
