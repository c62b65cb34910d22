export const errors = {
  "stock.billTaken": "该供应商已有此账单号的账单",
  "stock.billEmpty": "请选择账单对应的入库单或退货单",
  "stock.billDueEarly": "付款期限不能早于账单日期",
  "stock.billDiffers":
    "账单金额（{{amount}}元）与单据合计（{{expected}}元）相差{{difference}}元，请在备注中说明原因并确认",
  "stock.billed": "单据{{docNo}}已在账单{{billNo}}上，请先作废该账单",
  "stock.billPaid": "账单已付{{paid}}元，请先红冲付款",
  "stock.billPaysOnly": "只有付款可以对应账单",
  "stock.aboveBill": "金额超过账单未付金额（{{open}}元）",
} as const;

export const fields = {
  billId: "账单",
  billNo: "账单号",
  billedOn: "账单日期",
  dueOn: "付款期限",
  billAmount: "账单金额",
  expected: "单据合计",
  difference: "差额",
  documentIds: "入库与退货",
  billOpen: "未付",
  unbilled: "未开账单",
  billedOpen: "已开账单未付",
  overdue: "逾期",
} as const;

export const words = {
  action: {
    bills: "账单",
    add: "新增账单",
    pay: "付款",
    void: "作废",
  },
  records: "供应商账单",
  state: {
    unpaid: "未付款",
    partlyPaid: "部分付款",
    paid: "已付清",
    overdue: "逾期",
    void: "已作废",
  },
  confirm: {
    void: "确定要作废该账单吗？其中的单据可登记到其他账单。",
    differs: "账单金额与单据合计不符，确定要登记吗？",
  },
  hint: "金额与单据合计不符时，须填写原因",
  notOwn: "只有该供应商所属的商户才能付款",
  nothing: "该供应商的入库和退货均已登记账单",
  noPayments: "尚未付款",
} as const;
