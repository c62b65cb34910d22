export const pages = {
  "/sc/yfmb": "运费模板",
} as const;

export const permissions = {
  "mall.freightTemplate.read": "查看运费模板",
  "mall.freightTemplate.write": "新增、编辑、启用、停用和删除运费模板",
} as const;

export const errors = {
  "mall.freightUnits": "须为1到{{limit}}的整数",
  "mall.freightRules": "请填写1到{{limit}}条计费规则",
  "mall.freightProvinceTwice": "每个省份只能出现在一条规则中，其余地区只能有一条",
  "mall.freightInUse": "正在使用，请先停用",
  "mall.regionNotServed": "该地区暂不配送",
  "mall.feeChanged": "配送费已变动，请确认后重新下单",
} as const;

export const fields = {
  templateName: "模板名称",
  measure: "计费方式",
  rules: "计费规则",
  provinces: "地区",
  firstUnits: "首件/首重",
  firstFee: "首费",
  nextUnits: "续件/续重",
  nextFee: "续费",
  freeFrom: "满额包邮",
  inUse: "使用状态",
  updatedTime: "修改时间",
} as const;

export const words = {
  add: "新增运费模板",
  edit: "编辑运费模板",
  addRule: "新增规则",
  removeRule: "移除规则",
  elsewhere: "其余地区",
  measures: {
    piece: "按件",
    weight: "按重量",
  },
  unit: {
    piece: "件",
    weight: "克",
  },
  use: {
    yes: "使用中",
    no: "未使用",
  },
  enable: "启用",
  disable: "停用",
  enableAsk: "启用后配送费按此模板计算，原模板停用。确定吗？",
  disableAsk: "停用后按店铺的固定配送费计算。确定要停用吗？",
  summary: "{{units}}{{unit}}内{{fee}}，每增{{next}}{{unit}}{{more}}",
  freeSummary: "满{{amount}}包邮",
  weightHint: "按商品资料中的重量计算，没有重量的商品按0克计",
  noRuleHint: "没有规则的地区不配送",
} as const;
