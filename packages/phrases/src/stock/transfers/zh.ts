export const errors = {
  "stock.samePlace": "调出和调入不能是同一处",
} as const;

export const fields = {
  docNo: "单据编号",
  docDate: "单据日期",
  docStatus: "单据状态",
  warehouseId: "调出",
  intoId: "调入",
  quantity: "数量",
  value: "成本金额",
  createdBy: "创建人",
  lines: "商品明细",
  batchNo: "批次",
  stock: "现有",
} as const;

export const words = {
  action: {
    add: "退回或调拨",
    all: "填写现有全部",
    addLine: "添加商品",
    reverse: "红冲",
  },
  state: {
    draft: "待登记",
    booked: "已入账",
    reversed: "已红冲",
  },
  records: "调拨记录",
  confirmReverse: "确定要红冲该单据吗？货物将退回原处。",
  total: "{{lines}} 行，共 {{pieces}} 件",
} as const;
