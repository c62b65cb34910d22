export const pages = {
  "/sc": "商城",
  "/essggl": "随手购商城",
  "/sc/dpxx": "店铺信息",
  "/essggl/sz": "设置",
} as const;

export const permissions = {
  "mall.shop.read": "查看店铺信息",
  "mall.shop.write": "修改店铺信息",
  "mall.quickBuyShop.read": "查看随手购设置",
  "mall.quickBuyShop.write": "修改随手购设置",
} as const;

export const verbs = {
  setOpen: "切换营业状态",
} as const;

export const errors = {
  "mall.closeMinutesOutOfRange": "自动关闭时间须为{{least}}到{{most}}分钟",
  "mall.tooManyTags": "服务标签最多{{limit}}个",
  "mall.shopMissing": "请先保存店铺信息",
} as const;

export const fields = {
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
  openShop: "确定要营业吗？",
  closeShop: "确定要打烊吗？打烊后不再接受新订单",
  editShop: "编辑店铺",
  tagsHint: "输入后按回车，如：包邮、当日达",
  notSaved: "尚未设置，保存后即开始营业",
} as const;
