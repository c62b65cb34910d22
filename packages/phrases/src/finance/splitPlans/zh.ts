export const pages = {
  "/cfgl/yhfzsz": "用户分账设置",
  "/cfgl/fztj": "分账统计",
} as const;

export const permissions = {
  "finance.split.read": "查看分账方案",
  "finance.split.write": "新增、编辑、启停和删除分账方案",
  "finance.splitMode.write": "设置分账执行方式",
  "finance.splitFigure.read": "查看分账统计",
} as const;

export const verbs = {
  setShareAccount: "设置收款方账户",
  registerAgain: "重新登记账户",
  setSplitMode: "设置执行方式",
} as const;

export const errors = {
  "finance.splitRatioLimit": "最高比例须大于 0 且不超过 100%",
  "finance.shareAccountForm": "账户格式与该支付方式和账户类型不符",
  "finance.shareAccountTaken": "该账户已属于本商户的另一收款方",
  "finance.shareAccountChanged": "该账户刚被他人修改，请刷新后再试",
  "finance.shareAccountUnknown": "账户不存在",
} as const;

export const fields = {
  splitPlan: "分账方案",
  splitReceiver: "分账方",
  receivers: "分账方",
  splitRatio: "分账比例(%)",
  splitFixed: "固定金额(元)",
  machineCount: "机器数量",
  productCount: "商品数量",
  machineIds: "机器",
  productIds: "商品",
  fromDate: "生效日期",
  updatedTime: "修改时间",
  statDate: "日期",
  orderCount: "订单数",
  paidAmount: "实付金额",
  splitAmount: "分账金额",
  splitStatus: "分账状态",
  executed: "已执行分账",
  execution: "执行（近30天）",
  target: "应分金额",
  shared: "已分金额",
  returned: "已退回",
  obstacle: "原因",
  shareAccount: "分账账户",
  accountType: "账户类型",
  holder: "账户名称",
  accountStatus: "登记状态",
  platformBalance: "执行方式",
  ratioLimit: "最高分账比例(%)",
  answeredBy: "责任人",
  reason: "理由",
  setTime: "设置时间",
  payMethod: "支付方式",
  sharingStatus: "执行状态",
} as const;

export const words = {
  state: {
    on: "启用",
    off: "停用",
  },
  status: {
    pending: "待分账",
    held: "暂缓",
    settled: "已分账",
  },
  action: {
    add: "新增分账方案",
    edit: "编辑分账方案",
    enable: "启用",
    disable: "停用",
    addReceiver: "新增分账方",
    removeReceiver: "移除分账方",
    accounts: "分账账户",
    setAccount: "设置分账账户",
    register: "重新登记",
    mode: "分账执行方式",
    details: "执行明细",
  },
  confirm: {
    enable: "确定要启用该分账方案吗？",
    disable: "确定要停用该分账方案吗？今天起的交易不再分账。",
  },
  all: "全部",
  rest: "先扣固定金额，再按实付金额分比例，总额不超过订单金额；其余归商户所有，不足1分的部分也归商户",
  fixedEach: "每单 {{amount}} 元",
  rule: {
    ratio: "按比例",
    fixed: "固定金额",
  },
  scope: "不选择则对该商户的全部销售分账",
  sum: "分账金额 {{amount}}，其中已分账 {{settled}}",
  sharing: {
    waiting: "等待账户",
    requested: "待请求",
    sharing: "处理中",
    releasing: "释放中",
    shared: "已完成",
    partly: "部分完成",
    unshared: "未执行",
  },
  obstacle: {
    accountMissing: "收款方尚无已登记的账户",
    accountRefused: "账户被服务商拒绝",
    platformBalance: "在平台账内执行",
    nothingToShare: "没有可分金额",
    aboveRatio: "超过最高比例",
    aboveNet: "超过扣除手续费后的金额",
    tooOld: "已过期限",
    refused: "服务商拒绝",
  },
  view: {
    open: "处理中",
    differs: "有差异",
    done: "已完成",
  },
  accountType: {
    merchant: "商户",
    person: "个人",
  },
  account: {
    waiting: "登记中",
    registered: "已登记",
    refused: "被拒绝",
    unset: "未设置",
  },
  mode: {
    provider: "支付服务商执行",
    platform: "平台账内执行",
  },
  modeHint: "平台账内执行默认关闭；开启时须写明由谁承担责任及理由，并记入操作日志",
  ratioHint: "支付服务商未另行同意时最高 30%",
  accountHint: "微信支付：商户号，或个人的 openid；支付宝：2088 开头的 16 位账号",
  noExecution: "该范围内没有订单",
  differs: "有差异",
  openNow: "处理中",
} as const;
