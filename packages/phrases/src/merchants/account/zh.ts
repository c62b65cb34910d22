export const pages = {
  "/shgl/shzhxx": "商户账户信息",
} as const;

export const permissions = {
  "merchants.account.read": "查看",
  "merchants.account.write": "编辑本商户信息",
} as const;

export const words = {
  edit: "编辑商户信息",
  basics: "基本信息",
  contact: "联系方式",
  decided: "由上级商户设置",
  collectsYes: "平台代收",
  collectsNo: "自行收款",
  maxPickupHint: "同时有效的取货码不超过 {{n}} 个",
  closeStore: "打烊后，本商户的机器不再接受新的扫码支付；已出示付款码的订单仍可支付并出货。确定要打烊吗？",
  openStore: "确定要恢复营业吗？",
  settles: "结算至 {{bank}} {{card}}",
  openedAt: "{{time}} 开通",
  noAccount: "暂无收款账户；入驻进件完成后自动登记",
} as const;
