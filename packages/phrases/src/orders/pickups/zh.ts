export const pages = {
  "/jygl/qhmgl": "取货码管理",
} as const;

export const permissions = {
  "orders.pickup.read": "查看",
  "orders.pickup.write": "生成、注销和重发",
} as const;

export const verbs = {
  resend: "重发",
} as const;

export const errors = {
  "orders.pickupEmpty": "取货内容不能为空",
  "orders.pickupTooManyProducts": "一个取货码最多{{limit}}种商品",
  "orders.pickupProductTwice": "同一商品只能填写一次",
  "orders.pickupPiecesOutOfRange": "每种商品的数量须为1至{{limit}}的正整数",
  "orders.pickupCountOutOfRange": "张数须为1至{{limit}}的正整数",
  "orders.pickupMaximum": "该商户最多可有{{limit}}个可用的取货码，还可生成{{left}}个",
  "orders.pickupExpiryPast": "有效期止不能早于今天",
  "orders.pickupExpiryFar": "有效期最长五年",
  "orders.pickupNotOpen": "该码已无法使用",
  "orders.pickupNotCancellable": "只有未使用或部分出货的取货码才能注销",
  "orders.pickupMachines": "所选机器不属于该商户",
  "orders.pickupUnknown": "取货码不存在",
  "orders.pickupCancelled": "取货码已注销",
  "orders.pickupDelivered": "取货码已全部使用",
  "orders.pickupExpired": "取货码已过期",
  "orders.pickupInUse": "取货码正在使用，请稍候",
  "orders.pickupOtherMachine": "取货码不能在这台机器上使用",
  "orders.pickupNotHere": "这台机器没有取货码所需的库存",
  "orders.pickupTooManyTries": "取货码输错次数过多，请15分钟后再试",
} as const;

export const fields = {
  pickupCode: "取货码",
  pickupContent: "取货内容",
  lines: "取货内容",
  quantity: "数量",
  count: "张数",
  delivered: "已出数量",
  underWay: "进行中",
  pickupMachines: "可用机器",
  machineIds: "可用机器",
  pickupStatus: "取货码状态",
  validTo: "有效期止",
  batchNo: "生成编号",
  createdBy: "创建人",
  useTime: "使用时间",
} as const;

export const words = {
  pickupState: {
    unused: "未使用",
    used: "已使用",
    allDelivered: "全部出货",
    partlyDelivered: "部分出货",
    failed: "出货失败",
    expired: "已过期",
    cancelled: "已注销",
  },
  create: "生成取货码",
  detail: "取货码详情",
  cancel: "注销",
  cancelAsk: "确定要注销吗？",
  cancelMany: "批量注销",
  resend: "重发",
  resendHint: "请将此码或二维码交给顾客",
  allMachines: "全部机器",
  hint: "多个商品用*分隔，默认有效期半年",
  quota: "最多{{limit}}个，已有{{open}}个",
  addProduct: "添加商品",
  removeProduct: "移除商品",
  made: "已生成{{made}}个取货码",
  making: "已生成{{made}}个，其余在后台生成，请稍后刷新",
  orders: "订单",
} as const;
