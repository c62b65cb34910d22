export const pages = {
  "/tjfx/skss": "售空损失",
} as const;

export const permissions = {
  "insight.soldOut.read": "查看",
} as const;

export const fields = {
  day: "日期",
  range: "统计日期",
  timeCount: "售空次数",
  emptyHours: "售空小时",
  emptyMinutes: "售空分钟",
  lostPieces: "少卖件数（估算）",
  lostAmount: "损失金额（估算）",
} as const;

export const words = {
  groupBy: "查看方式",
  groups: { machine: "按机器", product: "按商品", day: "按日期", time: "逐次" },
  method: "按平时同一时段的销量估算：机器内某商品全部售空的时间 × 该商品平时的销售额。只统计已结束的营业日。",
} as const;
