export const pages = {
  "/xtgl/rzgl": "日志管理",
} as const;

export const permissions = {
  "system.log.read": "查看日志",
} as const;

export const fields = {
  logOperator: "操作人",
  logType: "日志类型",
  logPage: "页面",
  logContent: "操作内容",
  logObject: "操作对象",
  logResult: "结果",
  requestId: "请求编号",
} as const;

export const words = {
  detail: "日志详情",
  kind: {
    change: "操作日志",
    login: "登录日志",
    read: "查看个人信息",
    export: "导出",
  },
  result: {
    succeeded: "成功",
    failed: "失败",
  },
  unknownPerson: "未登录",
  anotherMerchant: "上级",
  difference: "变更内容",
  property: "字段",
  before: "变更前",
  after: "变更后",
  noDetail: "本条日志没有字段明细",
  activity: "动态",
  noActivity: "还没有变更记录",
} as const;
