export const pages = {
  "/jygl/gk": "交易概况",
  "/jygl/jyhz": "交易汇总",
  "/jygl/sjhz": "数据汇总",
  "/jygl/sptj": "商品统计",
  "/jygl/ywlxtj": "业务类型统计",
} as const;

export const permissions = {
  "insight.overview.read": "查看",
  "insight.summary.read": "查看",
  "insight.periods.read": "查看",
  "insight.goods.read": "查看",
  "insight.businessTypes.read": "查看",
} as const;

export const fields = {
  period: "时间",
  payMethod: "支付方式",
} as const;

export const words = {
  dimension: {
    day: "日",
    month: "月",
    year: "年",
    merchant: "商户",
    point: "点位",
    machine: "机器",
    machineType: "机器类型",
    category: "分类",
    brand: "品牌",
    product: "商品",
    payMethod: "支付方式",
    businessType: "业务类型",
  },
  groupBy: "分组",
  compare: {
    label: "比较",
    previous: "上期",
    yearAgo: "去年同期",
    none: "不比较",
  },
  thisPeriod: "本期",
  running: "今日未完",
  change: "变化",
  total: "合计",
  everything: "全部",
  perDay: "每日趋势",
  largest: "前 {{n}} 名",
  others: "其他 {{n}} 项",
  unnamed: "未设置",
  counting: "按商户所在时区的下单日统计已收款的订单。退款计入原订单的下单日；退款笔数是退过款的订单数。",
  profitCounting: "毛利＝收款－退款－进货价，只计有进货价的订单（占退款后净额的 {{share}}）。",
  number: "编号",
  line: "折线",
  bar: "柱形",
  measure: {
    salesAmount: "销售额",
    orderCount: "订单数",
    salesCount: "销量",
    avgPrice: "客单价",
    refundAmount: "退款金额",
    refundCount: "退款笔数",
    profit: "毛利",
    share: "占比",
  },
} as const;
