export const pages = {
  "/shgl/shtzsz": "商户通知设置",
} as const;

export const permissions = {
  "merchants.notification.read": "查看",
  "merchants.notification.write": "设置通知",
} as const;

export const errors = {
  "merchants.pushTimeMalformed": "请输入 HH:mm 格式的时间",
  "merchants.receiversMissing": "启用前请至少选择一位接收人",
  "merchants.receiverUnknown": "请检查员工信息或角色权限",
} as const;

export const fields = {
  messageType: "消息类型",
  ways: "通知方式",
  receivers: "报警接收人",
} as const;

export const words = {
  on: "已启用",
  off: "未启用",
  enable: "启用",
  disable: "停用",
  none: "未设置",
  timeHint: "每天在该时间推送前一天的汇总（商户所在时区）",
  scopeHint: "包含本商户及其下级的机器",
  certificateTimeHint: "每天在该时间提醒（商户所在时区）",
  certificateScopeHint: "本商户的证件在到期前 30、7、1 天及过期后各提醒一次；未设置时提醒本商户的管理员",
  type: {
    dailySummary: "每日汇总",
    alarm: "机器报警",
    certificate: "证件到期提醒",
  },
  way: {
    console: "控制台消息",
    sms: "短信",
  },
} as const;
