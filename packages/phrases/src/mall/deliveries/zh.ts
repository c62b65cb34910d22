export const pages = {
  "/sc/scpsd": "商城配送单",
  "/sc/ydsptj": "预订商品统计",
} as const;

export const permissions = {
  "mall.delivery.read": "查看商城配送单",
  "mall.delivery.handle": "分配、完成和打印商城配送单",
  "mall.preorder.read": "查看预订商品统计",
} as const;

export const verbs = {
  setCourier: "分配配送员",
  print: "打印",
} as const;

export const errors = {
  "mall.courierUnknown": "请选择在职的配送员",
} as const;

export const fields = {
  expressNo: "配送单号",
  receiver: "收货人",
  receiverPhone: "收货人电话",
  receiverAddress: "地址",
  deliveryWay: "配送方式",
  deliveryFee: "配送费",
  courier: "配送员",
  deliveryRoute: "配送线路",
  orderStatus: "订单状态",
  statDate: "日期",
  pickupPoint: "提货点",
  quantity: "数量",
  toPrepare: "待备货",
  paidAmount: "实付金额",
  orderTime: "下单时间",
  courierId: "配送员",
  stopNo: "顺序",
} as const;

export const words = {
  assign: "分配",
  assignAll: "批量分配",
  assignHint: "分配后待发货的订单开始配送",
  complete: "完成",
  completeAsk: "确定已送达吗？",
  print: "打印",
  slip: "配送单",
  signature: "签收",
  sheet: "备货清单",
  nothing: "所选范围内无需备货",
  cut: "清单过长，只打印前1000行",
  orders: "订单明细",
  waiting: {
    yes: "待备货",
    no: "已发出或已提货",
  },
  stops: "送货顺序",
  up: "上移{{no}}",
  down: "下移{{no}}",
  underWay: "配送中{{n}}单",
} as const;
