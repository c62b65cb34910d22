export const words = {
  views: { list: "列表", calendar: "日历" },
  spans: { week: "周", month: "月" },
  earlier: "上一段",
  later: "下一段",
  today: "回到今天",
  none: "这些天没有计划；点击“新增计划”建立",
  more: "计划较多，仅显示前{{n}}个，可按方案类型筛选",
  clashes: "与其他计划冲突",
  winner: { this: "本计划优先", other: "对方优先", larger: "优惠较大者生效" },
  below: "{{n}}个商品将低于进价，例如{{name}}",
  days: "{{from}} 至 {{to}}",
} as const;
