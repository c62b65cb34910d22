export const pages = {
  "/tjfx/sltj": "刷脸统计",
} as const;

export const permissions = {
  "insight.faceScans.read": "查看",
} as const;

export const fields = {
  day: "日期",
  range: "统计日期",
  scanCount: "刷脸次数",
  scanSuccess: "识别成功",
  successRate: "识别率",
  faceCount: "刷脸支付笔数",
  salesAmount: "销售额",
} as const;
