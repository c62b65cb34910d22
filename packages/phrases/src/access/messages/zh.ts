export const words = {
  title: "消息",
  unread: "{{n}} 条未读",
  markAll: "全部标为已读",
  empty: "暂无消息",
  heading: {
    dailySummary: "每日汇总",
    alarm: "报警",
    alarms: "报警",
    certificate: "证件到期",
    certificates: "证件到期",
    guessing: "登录异常",
    guessingSpread: "登录异常",
    broadcast: "平台消息",
    mention: "评论提到您",
  },
  sentence: {
    broadcast: "{{msgType}}：{{msgTitle}}",
    dailySummary:
      "{{merchantName}} {{day}}：订单 {{orders}} 笔，销售额 {{amount}} 元，退款 {{refund}} 元；机器 {{machines}} 台，离线 {{offline}} 台；需补货货道 {{refill}}",
    alarm: "{{merchantName}} {{machineName}}（{{machineNo}}）{{lane}}：{{alarm}}",
    alarms: "{{merchantName}}：{{machines}} 台机器有 {{alarms}} 条新报警",
    certificateExpiring: "{{merchantName}}：{{certName}}（{{certNo}}）有效期至 {{certExpiry}}，剩余 {{n}} 天",
    certificateExpired: "{{merchantName}}：{{certName}}（{{certNo}}）有效期至 {{certExpiry}}，已过期，请尽快更新",
    certificates: "{{merchantName}}：{{expiring}} 张证件即将到期，{{expired}} 张已过期",
    guessing: {
      password: "账号 {{account}} 一小时内登录失败 {{failures}} 次，可能有人在猜密码",
      code: "账号 {{account}} 一小时内动态验证码错误 {{failures}} 次，其密码可能已泄露",
    },
    guessingSpread:
      "一小时内 {{accounts}} 个账号登录失败 {{failures}} 次，来自 {{blocks}} 个网段，可能有人在批量试密码",
    lane: " 货道 {{lane}}",
    refill: "需补货货道 {{figure}}",
  },
} as const;
