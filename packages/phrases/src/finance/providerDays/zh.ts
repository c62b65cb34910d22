export const pages = {
  "/xtgl/zfsz/shzhsz": "商户账户设置",
  "/xtgl/zfsz/rjs": "日结算",
} as const;

export const permissions = {
  "finance.account.oversee": "查看全部商户账户",
  "finance.providerDay.read": "查看日结算",
  "finance.providerDay.write": "重新结算",
} as const;

export const verbs = {
  settleAgain: "重新结算",
} as const;

export const fields = {
  merchantCount: "商户数",
  settleDate: "日期",
} as const;

export const words = {
  run: "重新结算",
  runQuestion: "确定要重新结算吗？尚未日结的交易将补结，已封存的日期保持不变。",
  runDone: "已补结{{n}}笔交易",
  runNothing: "没有待补结的交易，已封存的日期保持不变",
} as const;
