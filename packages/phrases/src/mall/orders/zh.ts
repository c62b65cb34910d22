export const pages = {
  "/sc/scdd": "商城订单",
  "/sc/scddxq": "商城订单详情",
  "/essggl/ddgl": "订单管理",
} as const;

export const permissions = {
  "mall.order.read": "查看商城订单",
  "mall.order.handle": "商城订单发货、核销、关闭",
  "mall.order.refund": "商城订单退款",
  "mall.quickBuyOrder.read": "查看随手购订单",
  "mall.quickBuyOrder.handle": "随手购订单发货、核销、关闭",
  "mall.quickBuyOrder.refund": "随手购订单退款",
} as const;

export const verbs = {
  deliver: "发货",
  handOver: "核销",
  complete: "确认送达",
} as const;

export const errors = {
  "mall.shopClosed": "店铺已打烊，暂不接受订单",
  "mall.shopUnknown": "店铺不存在",
  "mall.productOffShelf": "商品已下架",
  "mall.quantityOutOfRange": "数量须为1到{{limit}}的整数",
  "mall.outOfStock": "库存不足，还可购买{{n}}件",
  "mall.wayNotOffered": "该店铺不支持此配送方式",
  "mall.tooManyUnpaid": "您有{{limit}}个未付款的订单，请先付款",
  "mall.orderUnknown": "订单不存在",
  "mall.machineHandsOut": "凭提货码在机器上自取，无需人工核销",
  "mall.pickupCodeWrong": "提货码错误",
  "mall.selectOrders": "请选择要操作的数据",
  "mall.priceChanged": "价格已变动，请确认后重新下单",
  "mall.basketTwice": "同一商品请合并为一行",
} as const;

export const fields = {
  buyerName: "买家",
  receiver: "收货人",
  receiverPhone: "收货人电话",
  quantity: "数量",
  orderPrice: "订单金额",
  discountAmount: "优惠金额",
  paidAmount: "实付金额",
  deliveryFee: "配送费",
  deliveryWay: "配送方式",
  pickupPoint: "提货点",
  expressNo: "配送单号",
  courier: "配送员",
  payMethod: "支付方式",
  payStatus: "支付状态",
  orderStatus: "订单状态",
  orderTime: "下单时间",
  pickupCode: "提货码",
  receiverAddress: "收货地址",
  note: "退款说明",
} as const;

export const words = {
  wholePhone: "请输入完整手机号",
  deliveryWay: {
    delivery: "配送",
    pickup: "自提",
  },
  state: {
    toPay: "待付款",
    toGather: "待成团",
    toDeliver: "待发货",
    delivering: "配送中",
    toPickUp: "待提货",
    completed: "已完成",
    cancelled: "已取消",
    refunding: "退款中",
    refunded: "已退款",
  },
  action: {
    deliver: "发货",
    deliverAll: "批量发货",
    handOver: "核销",
    complete: "送达",
    refund: "退款",
    close: "关闭",
  },
  completeAsk: "确定已送达吗？",
  closeAsk: "关闭后顾客不能再付款，同一次付款的未付订单一并关闭，确定要关闭吗？",
  refundAsk: "确定要退款吗？",
  expressHint: "留空则使用系统编号",
  codeHint: "请顾客出示提货码",
  refundHint: "已付金额全部原路退回",
  section: {
    receiver: "收货信息",
    timeline: "处理记录",
  },
  detail: "订单详情",
  ownPage: "在页面中查看",
} as const;
