export const pages = {
  "/shgl/zjgl": "证件管理",
} as const;

export const permissions = {
  "merchants.certificate.read": "查看证件",
  "merchants.certificate.write": "新增、编辑、删除证件",
  "merchants.certificate.review": "审核证件",
} as const;

export const errors = {
  "merchants.certificateUnknown": "证件不存在",
  "merchants.certificateTaken": "该商户已有相同编号的证件",
  "merchants.certificateInUse": "该证件正被药师使用，请先在“我的药师”中删除",
  "merchants.certificateChanged": "证件刚被他人修改，请刷新后再试",
  "merchants.certificateExpired": "证件已过期",
  "merchants.certificateImageMissing": "请至少上传一张图片",
  "merchants.certificateImages": "最多上传 {{limit}} 张图片",
  "merchants.ownCertificate": "不能审核自己提交的证件",
  "merchants.selectCertificates": "请选择要操作的数据",
} as const;

export const fields = {
  certNo: "证书编号",
  certName: "证书名称",
  certType: "证书类型",
  certExpiry: "证书有效期",
  expiry: "有效状态",
  certImage: "证书图片",
  reviewStatus: "审核状态",
  remindedAt: "最近提醒",
} as const;

export const words = {
  add: "新增证件",
  edit: "编辑证件",
  kind: {
    merchant: "商户证件",
    pharmacist: "药师证件",
    doctor: "医师证件",
  },
  state: {
    pending: "待审核",
    approved: "审核通过",
    notApproved: "审核不通过",
  },
  expiry: {
    valid: "有效",
    expiring: "即将到期",
    expired: "已过期",
  },
  forever: "长期有效",
  inDays: "{{n}} 天后到期",
  lastDay: "今天到期",
  expiredFor: "已过期 {{n}} 天",
  pictures: "{{n}} 张",
  soonNotice: "{{n}} 张证件将在 30 天内到期",
  expiredNotice: "{{n}} 张证件已过期",
  pendingNotice: "{{n}} 张证件待审核",
  decision: {
    approve: "通过",
    reject: "不通过",
  },
  decisionAsk: {
    approve: "确定要审核通过吗？",
    reject: "确定要审核不通过吗？",
  },
  reviewAgain: "修改后将重新审核",
  imageHint: "PNG 或 JPG，每张不超过 2 MB，最多 {{n}} 张",
  choose: "选择图片",
  removePicture: "移除图片",
  reminders: "到期提醒",
  reminderStep: "提前 {{n}} 天 · 有效期 {{day}}",
  reminderExpired: "已过期 · 有效期 {{day}}",
} as const;
