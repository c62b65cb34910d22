export const pages = {
  "/hygl/hytc": "会员套餐",
} as const;

export const permissions = {
  "members.package.read": "查看会员套餐",
  "members.package.sell": "销售会员套餐",
  "members.package.write": "管理会员套餐",
} as const;

export const verbs = {
  sell: "销售套餐",
} as const;

export const errors = {
  "memberPackages.periodOutOfRange": "有效期为1到{{limit}}个月",
  "memberPackages.nameTaken": "该商户已有同名套餐",
  "memberPackages.notOffered": "该套餐已停用，不能出售",
  "memberPackages.otherMerchant": "卡与套餐须属于同一商户",
  "memberPackages.refunded": "该套餐已退款",
  "memberPackages.nothingLeft": "最后一个月已开始，没有可退金额",
} as const;

export const fields = {
  packageName: "套餐名称",
  packagePrice: "价格",
  packagePeriod: "有效期（月）",
  rightsNote: "权益说明",
  packageStatus: "状态",
  memberLevel: "会员等级",
  cardId: "卡",
  payWay: "收款方式",
  payout: "退款方式",
  startDate: "生效日期",
  endDate: "到期日期",
  saleStatus: "套餐状态",
  soldTime: "售出时间",
  refunded: "已退金额",
  soldCount: "售出数量",
  sold: "售出金额",
  refundedCount: "退款数量",
  runningCount: "生效数量",
} as const;

export const words = {
  state: {
    enabled: "已启用",
    disabled: "已停用",
  },
  saleState: {
    waiting: "未生效",
    running: "生效中",
    over: "已到期",
    refunded: "已退款",
  },
  payWay: {
    balance: "卡内余额",
  },
  action: {
    sell: "出售",
    sales: "售出记录",
    refund: "退款",
    add: "新增套餐",
    edit: "编辑套餐",
    enable: "启用",
    disable: "停用",
  },
  confirm: {
    enable: "确定要启用该套餐吗？",
    disable: "确定要停用该套餐吗？",
  },
  hint: {
    noLevel: "等级不变",
    level: "生效期间会员享有此等级；会员自己的等级更高时不变",
    sale: "从今天起生效；会员已有同一套餐时，从其到期的次日起生效。",
    toCard: "{{amount}} 元退回原卡，权益立即结束。",
    atCounter: "{{amount}} 元在柜台退还，权益立即结束。",
    figures: "所选日期内的销售",
  },
} as const;
