export const pages = {
  "/shj/zdfx": "诊断分析",
} as const;

export const permissions = {
  "machines.diagnosis.read": "查看",
} as const;

export const fields = {
  faultType: "故障类型",
  faultCount: "故障次数",
  faultSeconds: "故障时长",
  offlineDuration: "离线时长",
  onlineRate: "在线率",
  range: "统计日期",
} as const;

export const words = {
  open: "诊断",
  byDay: "按天",
  byKind: "按故障类型",
  byHour: "按小时",
  byLane: "按货道",
  byProduct: "按商品",
  own: "本机",
  alike: "同类机器平均（{{n}} 台）",
  betweenFailures: "平均无故障时间",
  toRepair: "平均修复时间",
  none: "所选日期内没有故障",
} as const;
