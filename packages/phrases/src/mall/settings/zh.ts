export const pages = {
  "/sc/scsz": "商城设置",
} as const;

export const permissions = {
  "mall.setting.read": "查看商城设置",
  "mall.setting.write": "修改商城设置",
} as const;

export const errors = {
  "mall.settingOutOfRange": "须为{{least}}到{{most}}的整数",
  "mall.settingMalformed": "填写的内容无效",
  "mall.noWay": "配送和自提至少开启一项",
} as const;

export const fields = {
  closeMinutes: "未付款关闭(分钟)",
  delivery: "配送",
  deliveryFee: "配送费",
  freeFrom: "满额免配送费",
  completeDays: "自动完成(天)",
  pickup: "自提",
  pickupDays: "自提保留(天)",
  afterSaleDays: "售后期限(天)",
  reviews: "评价",
  checkoutNotice: "下单须知",
} as const;

export const words = {
  groups: {
    order: "下单",
    delivery: "配送",
    pickup: "自提",
    after: "售后与评价",
    notice: "须知",
  },
  effect: {
    closeMinutes: "到时仍未付款则自动关闭，占用的库存随即释放",
    delivery: "顾客下单时可选择配送",
    deliveryFee: "没有使用中的运费模板时，每次配送收取",
    freeFrom: "没有使用中的运费模板时，满此金额免配送费；留空则不免",
    completeDays: "配送满此天数视为送达；0为不自动完成",
    pickup: "顾客下单时可选择到提货点自提",
    pickupDays: "下单后满此天数未取，自动退款；0为一直保留",
    afterSaleDays: "收货后，顾客在此天数内可申请售后",
    reviews: "关闭后顾客不能评价，也看不到已有的评价",
    checkoutNotice: "显示在手机商城的下单页上，留空则不显示",
  },
  source: {
    platform: "平台默认",
    parent: "继承自{{name}}",
    own: "自行设置",
  },
  restore: "恢复继承",
  changed: "{{name}} {{time}} 修改",
  search: "搜索设置",
  unsaved: "有未保存的更改",
  discard: "放弃",
  undo: "撤销",
} as const;
