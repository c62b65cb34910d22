export const pages = {
  "/sc": "商城",
  "/essggl": "随手购商城",
  "/sc/dpxx": "店铺信息",
  "/sc/cpgl": "产品管理",
  "/sc/thdgl": "提货点管理",
  "/essggl/sz": "设置",
} as const;

export const permissions = {
  "mall.shop.read": "查看店铺信息",
  "mall.shop.write": "修改店铺信息",
  "mall.quickBuyShop.read": "查看随手购设置",
  "mall.quickBuyShop.write": "修改随手购设置",
  "mall.product.read": "查看商城商品",
  "mall.product.write": "添加、编辑、上下架商城商品",
  "mall.pickupPoint.read": "查看提货点",
  "mall.pickupPoint.write": "新增、编辑、删除提货点",
} as const;

export const verbs = {
  setShelf: "上下架",
  setOpen: "切换营业状态",
} as const;

export const errors = {
  "mall.closeMinutesOutOfRange": "自动关闭时间须为{{least}}到{{most}}分钟",
  "mall.tooManyTags": "服务标签最多{{limit}}个",
  "mall.shopMissing": "请先保存店铺信息",
  "mall.machineUnknown": "机器不存在，或这里不能用手机购买",
  "mall.productUnknown": "商城商品不存在",
  "mall.medicineNotSold": "处方药品不能在商城销售",
  "mall.stockOutOfRange": "库存须为0到{{limit}}的整数",
  "mall.stockReserved": "有{{n}}件已被订单占用",
  "mall.stockChanged": "库存已变为{{n}}件，请刷新后重试",
  "mall.priceBelowDeal": "售价须高于该商品的秒杀价或拼团价¥{{price}}；请先停止活动，已开的团也须结束",
  "mall.pickupPointUnknown": "提货点不存在",
  "mall.pickupPointTaken": "提货点名称或机器已被使用",
  "mall.pickupPointInUse": "该提货点有{{n}}个未完成的订单，不能删除",
  "mall.pickupPointKeepsMachine": "该提货点有{{n}}个未完成的订单，不能更换机器",
  "mall.noPickupLane": "该机器没有仅取货的货道",
} as const;

export const fields = {
  category: "分类",
  unitPrice: "单价",
  mallPrice: "售价",
  stock: "库存",
  reserved: "占用",
  salesCount: "销量",
  productStatus: "上架状态",
  productIds: "商品",
  pickupPoint: "提货点",
  pickupMachine: "取货机器",
  shopNo: "店铺编号",
  shopName: "店铺名称",
  servicePhone: "服务电话",
  shopAddress: "店铺地址",
  location: "位置",
  announcement: "公告",
  serviceTags: "服务标签",
  openStatus: "营业状态",
  deliveryWays: "配送方式",
  deliveryFee: "配送费",
  closeMinutes: "未付款关闭(分钟)",
} as const;

export const words = {
  openState: {
    open: "营业",
    closed: "打烊",
  },
  deliveryWay: {
    delivery: "配送",
    pickup: "自提",
  },
  shelfState: {
    on: "已上架",
    off: "已下架",
  },
  shelf: {
    on: "上架",
    off: "下架",
  },
  shelfOnAsk: "确定要上架吗？",
  shelfOffAsk: "下架后顾客不能再下单，确定要下架吗？",
  isReserved: "有未完成的订单占用，不能删除",
  addProducts: "从商品库添加",
  addHint: "新增后为下架状态，库存为0",
  pointSwitch: {
    open: "启用",
    closed: "停用",
  },
  openPoint: "确定要启用吗？",
  closePoint: "停用后新订单不能选择该提货点，确定要停用吗？",
  addPickupPoint: "新增提货点",
  machineHint: "须有仅取货的货道；柜台自提则留空",
  openShop: "确定要营业吗？",
  closeShop: "确定要打烊吗？打烊后不再接受新订单",
  editShop: "编辑店铺",
  tagsHint: "输入后按回车，如：包邮、当日达",
  notSaved: "尚未设置，保存后即开始营业",
} as const;
