export const pages = {
  "/shj/llk": "流量卡",
  "/shj/llkdr": "导入流量卡",
} as const;

export const permissions = {
  "machines.dataCard.read": "查看流量卡",
  "machines.dataCard.write": "维护流量卡与套餐",
} as const;

export const verbs = {
  renew: "续费",
} as const;

export const errors = {
  "dataCards.unknown": "流量卡 {{iccid}} 不存在，请先登记",
  "dataCards.taken": "该 ICCID 已登记",
  "dataCards.onOtherMachine": "流量卡 {{iccid}} 已在机器 {{machineNo}} 中使用",
  "dataCards.iccidMalformed": "ICCID 应为以 89 开头的 19 或 20 位数字",
  "dataCards.iccidCheckDigit": "ICCID 校验位不正确，请核对",
  "dataCards.imsiMalformed": "IMSI 应为 14 或 15 位数字",
  "dataCards.imeiMalformed": "IMEI 应为 15 位数字且校验位正确",
  "dataCards.phoneMalformed": "卡号码应为 11 到 13 位数字",
  "dataCards.typeWrong": "没有该流量卡类型",
  "dataCards.carrierWrong": "没有该运营商",
  "dataPackages.unknown": "套餐不存在",
  "dataPackages.off": "该套餐已停用",
  "dataPackages.inUse": "有 {{cards}} 张卡使用该套餐，不能删除",
  "dataPackages.trafficOutOfRange": "请输入 1 到 {{limit}} 之间的整数",
  "dataPackages.periodOutOfRange": "请输入 1 到 {{limit}} 之间的月数",
} as const;

export const fields = {
  iccid: "ICCID",
  imsi: "IMSI",
  imei: "IMEI",
  cardPhone: "卡号码",
  dataCardType: "流量卡类型",
  carrier: "运营商",
  dataCardStatus: "流量卡状态",
  packageName: "套餐",
  packageId: "套餐",
  packageTraffic: "套餐流量(MB)",
  packagePrice: "套餐价格",
  packagePeriod: "套餐周期",
  cardCount: "流量卡",
  dailyFlow: "日流量(MB)",
  monthlyFlow: "月流量(MB)",
  expiryDate: "到期日期",
  renewalTime: "续费时间",
} as const;

export const words = {
  tab: {
    cards: "流量卡",
    packages: "套餐",
    renewals: "续费记录",
  },
  type: {
    iot: "物联网卡",
    ordinary: "普通卡",
    esim: "eSIM",
  },
  carrier: {
    mobile: "中国移动",
    unicom: "中国联通",
    telecom: "中国电信",
    broadnet: "中国广电",
    other: "其他",
  },
  state: {
    enabled: "启用",
    disabled: "禁用",
  },
  expiry: {
    valid: "有效",
    expiring: "30 天内到期",
    expired: "已到期",
  },
  silent: "机器离线",
  expiryFilter: "到期状态",
  add: "新增流量卡",
  edit: "编辑流量卡",
  addPackage: "新增套餐",
  editPackage: "编辑套餐",
  enable: "启用",
  disable: "禁用",
  enableAsk: "确定要启用该流量卡吗？",
  disableAsk: "确定要禁用该流量卡吗？",
  losesConnection: "使用它的机器将失去网络：{{machines}}",
  renew: "续费",
  renewHint: "从今天与到期日期中较晚的一天起顺延",
  trafficDays: "流量明细",
  importHint:
    "ICCID 请设为文本格式，否则表格软件会改动末几位。每行新增一张启用的流量卡；套餐和机器可不填，每台机器最多 3 张",
  batch: "共 {{n}} 张卡",
  months: "{{n}} 个月",
  yesNo: {
    yes: "启用",
    no: "停用",
  },
} as const;
