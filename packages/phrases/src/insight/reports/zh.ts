export const pages = {
  "/tjfx/bbdc": "报表导出",
} as const;

export const permissions = {
  "insight.report.read": "查看报表",
  "insight.report.write": "生成报表",
} as const;

export const errors = {
  "insight.reportTooLong": "导出时间范围不能超过31天",
} as const;

export const fields = {
  reportName: "报表名称",
  startDate: "开始日期",
  endDate: "结束日期",
  reportStatus: "报表状态",
  createdBy: "创建人",
  fileSize: "文件大小",
} as const;

export const words = {
  add: "新增报表",
  generate: "生成",
  days: "日期范围",
  daysHint: "最多31天",
  state: {
    notGenerated: "未生成",
    generating: "生成中",
    generated: "已生成",
    failed: "生成失败",
  },
  name: {
    overview: "交易概况",
    machines: "机器交易统计",
    products: "商品交易统计",
    payments: "支付方式统计",
    points: "点位交易统计",
    merchants: "商户支付统计",
  },
} as const;
