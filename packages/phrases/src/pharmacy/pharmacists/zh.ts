export const pages = {
  "/shgl/wdys": "我的药师",
} as const;

export const permissions = {
  "pharmacy.pharmacist.read": "查看药师",
  "pharmacy.pharmacist.write": "新增、编辑、启停、删除药师",
} as const;

export const errors = {
  "pharmacy.pharmacistUnknown": "药师不存在",
  "pharmacy.pharmacistTaken": "该用户已在列表中",
  "pharmacy.certificateNotApproved": "证件尚未审核通过",
} as const;

export const fields = {
  duty: "是否启用",
} as const;

export const words = {
  add: "新增药师",
  edit: "编辑药师",
  phoneWhole: "请输入完整手机号",
  state: {
    onDuty: "在岗",
    offDuty: "停用",
    suspended: "证件失效",
  },
  enable: "启用",
  disable: "停用",
  enableAsk: "确定要启用该药师吗？",
  disableAsk: "确定要停用该药师吗？",
  defaultCertName: "执业药师注册证",
} as const;
