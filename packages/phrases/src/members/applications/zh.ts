export const pages = {
  "/hygl/sqbk": "申请补卡",
} as const;

export const permissions = {
  "members.application.read": "查看补卡申请",
  "members.application.write": "提交补卡申请",
  "members.application.review": "审核补卡申请",
} as const;

export const errors = {
  "cardApplications.open": "该卡已有待审核的补卡申请",
  "cardApplications.own": "不能审核自己提交的申请",
} as const;

export const fields = {
  originalCardNo: "原卡号",
  newCardNo: "新卡号",
  physicalNo: "物理卡号",
  logicalNo: "逻辑卡号",
  cardExpiry: "有效期",
  holderName: "持卡人",
  balance: "余额",
  gift: "赠送金额",
  applyStatus: "申请状态",
  applicant: "申请人",
  applyTime: "申请时间",
} as const;

export const words = {
  state: {
    pending: "待审核",
    approved: "审核通过",
    rejected: "审核不通过",
    ignored: "已忽略",
  },
  action: {
    apply: "申请补卡",
    approve: "通过",
    reject: "不通过",
    ignore: "忽略",
  },
  confirm: {
    approve: "确定要审核通过吗？原卡将注销，余额与赠送金额转入新卡。",
    ignore: "确定要忽略该申请吗？",
  },
} as const;
