export const pages = {
  "/jygl/jqjymx": "机器交易明细",
  "/jygl/ycchjl": "远程出货记录",
  "/jygl/ddcx": "订单查询",
  "/jygl/chcx": "出货查询",
  "/jygl/chmx": "出货明细",
  "/jygl/yhgmjl": "用户购买记录",
  "/cfgl/wtddgl": "问题订单管理",
} as const;

export const permissions = {
  "orders.line.read": "查看",
  "orders.remote.read": "查看",
  "orders.search.read": "查看",
  "orders.dispensing.read": "查看",
  "orders.purchase.read": "查看",
  "orders.problem.read": "查看",
} as const;

export const fields = {
  anyNo: "任意编号",
  unitPrice: "单价",
  commandTime: "发送时间",
  dispenseResult: "出货结果",
  fault: "机器上报",
  resultTime: "结果时间",
  exception: "异常原因",
  nextStep: "下一步",
  attempt: "次序",
  dispensed: "实出数量",
  offerTime: "通知时间",
  grantTime: "放行时间",
  holderName: "持卡人",
  holderPhone: "持卡人手机",
} as const;

export const words = {
  titles: {
    lines: "机器交易明细",
    remote: "远程出货记录",
    problems: "问题订单",
  },
  anyHint: "订单、退款、交易、卡片编号或手机号",
  wholeNumber: "请输入完整编号",
  detail: "明细",
  back: "返回出货查询",
  byItself: "机器自行完成",
  fault: {
    jam: "卡货",
    timeout: "电机超时",
    other: "其他",
  },
  steps: {
    awaitDelivery: "等待机器结果",
    awaitRefund: "等待退款结果",
    retryRefund: "重试退款",
    refundOrProcess: "退款或登记处理结果",
    process: "核实并标记已处理",
    none: "无需处理",
  },
} as const;
