export const pages = {
  "/shgl/bzsz": "币种设置",
  "/shgl/kfdh": "客服电话",
} as const;

export const permissions = {
  "merchants.setting.read": "查看客服电话与币种",
  "merchants.setting.write": "设置客服电话与币种",
} as const;

export const errors = {
  "merchants.hotlineTaken": "该商户已有客服电话，请编辑原有的客服电话",
  "merchants.rateNotPositive": "汇率必须大于0，最多六位小数",
} as const;

export const fields = {
  country: "国家或地区",
  updatedTime: "修改时间",
} as const;

export const words = {
  hotlines: "客服电话",
  addHotline: "新增客服电话",
} as const;
