export const pages = {
  "/dashboard": "首页",
  "/syzfqq": "支付情况",
  "/syspxlpm": "商品销量排名",
  "/syspxlpmxq": "商品销量详情",
  "/syjqpm": "机器排名",
  "/syjqpmxq": "机器销量详情",
  "/databases": "销售大数据",
  "/databaseszd": "销售大数据（ZD）",
  "/databasesTscpyxpt": "特色产品大数据",
  "/database": "管理员大数据",
} as const;

export const permissions = {
  "insight.dashboard.read": "查看首页",
  "insight.ranking.read": "查看商品销售排行",
  "insight.screen.read": "查看大屏",
} as const;

export const errors = {
  "insight.screensNotPublic": "大屏未公开，请登录后查看",
} as const;

export const fields = {
  period: "时间",
  category: "分类",
  rank: "排名",
  day: "日期",
  quantity: "销量",
  orders: "订单数",
  amount: "销售额",
  share: "占比",
  average: "客单价",
  brand: "品牌",
  laneNo: "货道编号",
  payment: "支付方式",
} as const;

export const words = {
  todayAmount: "今日销售额",
  todayOrders: "今日订单数",
  todayOnline: "今日线上",
  yesterday: "昨日全天 {{value}}",
  sameHours: "较昨日 {{hour}}:00 前",
  machines: "在用机器",
  machinesNote: "在线 {{online}} · 离线 {{offline}} · 故障 {{fault}} · 缺货 {{outOfStock}}",
  pending: "待办事项",
  pendingApprovals: "待我审批",
  pendingRefunds: "待处理退款",
  pendingExceptions: "异常订单",
  pendingTickets: "未处理反馈",
  pendingFeedback: "未答复客户反馈",
  pendingPrescriptions: "未审核处方",
  pendingAlarms: "未恢复报警",
  pendingOffline: "离线机器",
  pendingOutOfStock: "缺货机器",
  trend: "销售趋势",
  thisPeriod: "本期",
  previousPeriod: "上期",
  payments: "支付方式占比",
  productRanking: "商品销量排名",
  machineRanking: "机器排名",
  more: "更多",
  total: "合计",
  byDay: "按日",
  byMachine: "按机器",
  byProduct: "按商品",
  topTwenty: "前 20 名",
  updatedAt: "更新于 {{time}}",
} as const;
