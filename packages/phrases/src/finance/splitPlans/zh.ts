export const pages = {
  "/cfgl/yhfzsz": "用户分账设置",
  "/cfgl/fztj": "分账统计",
} as const;

export const permissions = {
  "finance.split.read": "查看分账方案",
  "finance.split.write": "新增、编辑、启停和删除分账方案",
  "finance.splitFigure.read": "查看分账统计",
} as const;

export const fields = {
  splitPlan: "分账方案",
  splitReceiver: "分账方",
  receivers: "分账方",
  splitRatio: "分账比例(%)",
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
  },
  confirm: {
    enable: "确定要启用该分账方案吗？",
    disable: "确定要停用该分账方案吗？今天起的交易不再分账。",
  },
  all: "全部",
  rest: "其余归商户所有；不足1分的部分也归商户",
  scope: "不选择则对该商户的全部销售分账",
  sum: "分账金额 {{amount}}，其中已分账 {{settled}}",
} as const;
