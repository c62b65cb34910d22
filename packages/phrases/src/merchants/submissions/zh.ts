export const pages = {
  "/cfgl/sqxwshjj": "申请小微商户进件",
  "/cfgl/zfbjj": "支付宝进件",
  "/cfgl/jjxx0": "进件信息",
} as const;

export const permissions = {
  "merchants.submission.read": "查看服务商进件",
  "merchants.submission.write": "提交服务商进件",
} as const;

export const verbs = {
  send: "提交服务商",
  resubmit: "再次提交服务商",
  query: "查询服务商结果",
  report: "服务商回报进度",
} as const;

export const errors = {
  "merchants.noSubmissionProvider": "未配置进件服务商",
  "merchants.submissionUnknown": "进件不存在",
  "merchants.submissionExists": "该申请已提交此服务商",
  "merchants.feeRateOutOfRange": "费率必须在{{least}}%到{{most}}%之间，最多两位小数",
  "merchants.payAccountWrong": "请输入支付宝登录手机号或邮箱",
  "merchants.signingLinkMissing": "当前没有需要商户打开的链接",
} as const;

export const words = {
  state: {
    none: "未提交",
    queued: "提交中",
    checking: "审核中",
    verifying: "待账户验证",
    signing: "待签约",
    opening: "开通中",
    finished: "已完成",
    rejected: "已驳回",
    cancelled: "已作废",
  },
  submit: "提交进件",
  sent: "已提交，等待服务商处理",
  query: "查询结果",
  queried: "已向服务商查询，结果将自动更新",
  qr: {
    wechat: "签约二维码",
    alipay: "授权二维码",
  },
  qrHint: "请“{{merchant}}”用手机扫码或打开链接，按页面提示完成。",
  open: "打开链接",
  unreachable: "服务商暂时无法连接，将自动重试",
  account: "结算账户",
  ofApplication: "申请时的银行卡",
  another: "其他银行卡",
  payAccount: "收款账户",
  payAccountHint: "支付宝登录手机号或邮箱",
  feeRate: "费率",
  feeHint: "支付宝实时到账，单笔手续费最低0.01元；微信次日零点后结算，不足0.01元不收手续费",
  feeExample: "按此费率，一笔 {{amount}} 元的交易收取手续费 {{fee}} 元",
  section: "服务商进件",
  subMerchantNo: "服务商商户号",
  askedAt: "最近查询",
  attempt: "第 {{n}} 次提交",
  rejection: {
    nameNotAllowed: "名称不符合服务商的规定，请填写真实名称",
    nameDiffers: "名称与证件上的不一致",
    idCardDiffers: "姓名与身份证号码不一致",
    idCardExpired: "身份证已过有效期",
    pictureUnclear: "图片不清晰或不完整，请重新上传",
    bankAccountRefused: "提现失败，请检查银行卡信息或联系售后",
    merchantKnown: "该商户已在服务商处进件",
  },
} as const;
