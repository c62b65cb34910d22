export const errors = {
  "stock.aboveReceived": "最多可退{{open}}件",
  "stock.returnedSince": "该入库单已有退货，请先红冲退货",
} as const;

export const fields = {
  receiptId: "入库单",
  returnedQty: "已退",
  returnable: "可退",
  returned: "已退金额",
  returnQty: "退货数量",
} as const;

export const words = {
  action: {
    send: "退货",
  },
  records: "退货记录",
  hint: "按入库进价退货，并从未付金额中扣除",
} as const;
