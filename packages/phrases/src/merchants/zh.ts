export const pages = {
  "/shgl/wdsh": "我的商户",
  "/shgl/management": "商户树管理",
  "/shgl": "商户管理",
} as const;

export const permissions = {
  "merchants.merchant.read": "查看",
  "merchants.merchant.write": "新增、编辑、停用",
} as const;

export const verbs = {
  setRefund: "设置退款规则",
  setFeatures: "设置功能开关",
} as const;

export const errors = {
  "merchants.feeNotAgreed": "开通嗨购须先同意1%手续费",
  "merchants.unknown": "商户不存在",
  "merchants.numberTaken": "商户编号已被使用",
  "merchants.notBelow": "只能管理下级商户",
  "merchants.cycle": "不能移动到自身或其下级",
  "merchants.otherTree": "不能移动到其他顶级商户之下",
  "merchants.rolesAbove": "{{accounts}} 个账号使用了移动后不再是上级的商户的角色，请先更换这些角色",
  "merchants.stopped": "上级商户已停用",
  "merchants.inUse": "该商户还有 {{machines}} 台机器和 {{merchants}} 个下级商户，不能删除",
  "merchants.storeClosed": "店铺已打烊",
  "merchants.pickupCodesOutOfRange": "取货码上限必须在0到{{limit}}之间",
} as const;

export const fields = {
  companyName: "公司名称",
  parent: "上级商户",
  address: "地址",
  hotline: "服务热线",
  kind: "商户类型",
  categoryCode: "类别编码",
  tagCode: "标签编码",
  collects: "代收标识",
  features: "功能开关",
  maxPickupCodes: "取货码上限",
  currency: "币种",
  exchangeRate: "汇率",
  pushTime: "定时推送时间",
  refundMaximum: "最大自动退款金额",
  refundReview: "退款双人复核金额",
  storeState: "营业状态",
  collectionAccounts: "收款账户",
  status: "状态",
  machines: "机器数量",
  accounts: "账号数",
} as const;

export const words = {
  add: "新增商户",
  addChild: "新增下级",
  editTitle: "编辑商户",
  passwordSent: "初始密码已发送至手机",
  topLevel: "顶级商户",
  find: "商户编号或名称",
  withBelow: "含下级 {{all}}",
  kind: {
    ordinary: "普通",
    drug: "药品",
  },
  status: {
    normal: "正常",
    stopped: "已停用",
    deleted: "已删除",
  },
  storeState: {
    open: "营业",
    closed: "打烊",
  },
  channel: {
    wechat: "微信",
    alipay: "支付宝",
  },
  feature: {
    purchase: "嗨购",
    medicine: "药品批次管理",
    shoppingCart: "购物车",
    membershipCard: "会员卡",
    pickupCode: "取货码",
    smartMedicineBox: "智能药箱",
    drugCombination: "药品组合",
  },
  action: {
    features: "功能开关",
    refund: "退款调整",
    move: "调整上级",
    stop: "停用",
    resume: "启用",
    restore: "恢复",
  },
  confirm: {
    stop: "停用后该商户及其下级的账号将立即退出，确定要停用吗？",
    resume: "确定要启用该商户吗？",
    restore: "确定要恢复吗？",
    purchase: "开通嗨购将收取1%手续费",
  },
  hint: {
    below: "关闭后，下级商户的该功能同时关闭；已有数据保留。",
    rate: "1 元可兑换的当地货币",
    number: "编号随上级变化，下级编号一并调整。",
  },
  refund: {
    agreed: "同意设置上限",
    agreedHint: "不超过该金额的异常订单自动退款，超过的人工处理。",
    disagreed: "不同意",
    cashHint: "现金无法由系统退回，现金订单由人工处理。",
    disagreedHint: "所有异常订单自动退款。",
    noReview: "不需要双人复核",
    reviewHint: "人工退款累计超过该金额时，由另一人同意后才退款；留空则不需要。",
  },
  contact: {
    show: "查看完整联系方式",
    recorded: "本次查看已记入日志。",
    wholeNumber: "请输入完整手机号",
  },
} as const;
