export const pages = {
  "/xtgl": "系统管理",
  "/xtgl/index": "系统首页",
} as const;

export const permissions = {
  "system.home.read": "查看系统首页",
} as const;

export const fields = {
  result: "结果",
  kind: "报警类型",
} as const;

export const words = {
  users: "用户",
  merchants: "商户",
  machinesOnline: "在线机器",
  openAlarms: "未恢复报警",
  blocked: "其中冻结 {{n}}",
  ofAll: "在用 {{n}} 台",
  lastLogins: "最近登录",
  lastAlarms: "最近报警",
  systemPages: "系统页面",
  unknownAccount: "未知账号",
  alarm: {
    open: "未恢复",
    cleared: "已恢复",
  },
} as const;
