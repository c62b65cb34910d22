export const pages = {
  "/sc/schy": "商城会员",
  "/sc/kcgl": "商城库存",
} as const;

export const permissions = {
  "mall.buyer.read": "查看商城会员",
  "mall.stockLevel.read": "查看商城库存",
  "mall.stockLevel.correct": "修正商城库存",
} as const;

export const errors = {
  "mall.stockUnchanged": "库存没有变化",
} as const;

export const fields = {
  orderCount: "订单数",
  quantity: "数量",
  paidAmount: "实付金额",
  discountAmount: "优惠金额",
  couponCount: "优惠券",
  refundAmount: "退款金额",
  orderStatus: "订单状态",
  orderTime: "下单时间",
  lastOrderTime: "最近下单",
  createdTime: "注册时间",
  stockPlace: "位置",
  storeName: "门店名称",
  stock: "库存",
  reserved: "占用",
  free: "可售",
  salesCount: "销量",
  productStatus: "上架状态",
  stockReason: "原因",
  change: "变动",
  stockBefore: "变动前",
  stockAfter: "变动后",
  note: "说明",
  operatorName: "操作人",
} as const;

export const words = {
  wholePhone: "请输入完整手机号",
  orders: "订单明细",
  place: {
    mall: "商城",
    store: "实体店",
  },
  movements: "变动记录",
  correct: "修正库存",
  correctHint: "填写现在的件数，其中{{n}}件已占用",
  byOrder: "订单自动",
  reason: {
    opening: "期初",
    sold: "售出",
    edited: "编辑",
    received: "进货",
    damaged: "损坏",
    counted: "盘点",
    other: "其他",
    removed: "移除",
    returned: "退回",
  },
} as const;
