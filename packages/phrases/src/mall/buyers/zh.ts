export const pages = {
  "/sc/schy": "商城会员",
  "/sc/kcgl": "商城库存",
} as const;

export const permissions = {
  "mall.buyer.read": "查看商城会员",
  "mall.stockLevel.read": "查看商城库存",
} as const;

export const fields = {
  orderCount: "订单数",
  quantity: "数量",
  paidAmount: "实付金额",
  discountAmount: "优惠金额",
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
} as const;

export const words = {
  orders: "订单明细",
  place: {
    mall: "商城",
    store: "实体店",
  },
} as const;
