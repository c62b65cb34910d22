export const pages = {
  "/xtgl/spzx": "审批中心",
} as const;

export const permissions = {
  "insight.approval.read": "查看",
} as const;

export const fields = {
  approvalKind: "审批类型",
  objectName: "审批对象",
  amount: "金额",
  quantity: "数量",
  asker: "申请人",
  askedTime: "申请时间",
} as const;

export const words = {
  viewAs: "查看方式",
  view: { toDecide: "待我审批", mine: "我发起的" },
  kind: {
    withdrawal: "提现",
    refund: "退款",
    due: "商户往来",
    count: "盘点差异",
    goodsCount: "仓库盘点差异",
    loss: "报损",
    plan: "采购计划",
    rollout: "软件升级",
    destruction: "药品销毁",
    card: "补卡",
    certificate: "证件",
    application: "小微进件",
  },
  pieces: "{{n}} 件",
  machines: "{{n}} 台",
  action: { decide: "去审批", look: "查看" },
} as const;
