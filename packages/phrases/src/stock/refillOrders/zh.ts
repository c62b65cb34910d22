export const pages = {
  "/jxcgl/chd": "出货单",
  "/jxcgl/bhd": "补货单",
} as const;

export const permissions = {
  "stock.outbound.read": "查看出货单",
  "stock.outbound.write": "编制出货单、出库和红冲",
  "stock.refillOrder.read": "查看补货单",
  "stock.refillOrder.write": "生成、作废补货单",
  "stock.refillOrder.fill": "完成补货单",
} as const;

export const verbs = {
  goodsIssue: "出库",
  fillLanes: "完成补货",
} as const;

export const errors = {
  "stock.routeUnknown": "线路不存在",
  "stock.noBag": "机器 {{machineNo}} 的点位不在您的线路上，请选择仓库",
  "stock.refillOpen": "所选机器已有待完成的补货单",
  "stock.nothingShort": "机器 {{machineNo}} 的货道都已满",
  "stock.filledOutOfRange": "请输入0或正整数",
  "stock.laneChanged": "货道 {{laneNo}} 的商品已更换，不能按本单装货",
} as const;

export const fields = {
  docNo: "单据编号",
  docDate: "单据日期",
  docStatus: "单据状态",
  warehouseId: "仓库",
  warehouseName: "仓库",
  routeId: "线路",
  source: "出自",
  replenisher: "补货员",
  replenisherId: "补货员",
  quantity: "数量",
  value: "成本金额",
  createdBy: "创建人",
  lines: "商品明细",
  batchNo: "批次",
  stock: "库存",
  laneAlert: "补货提醒",
  laneNo: "货道编号",
  shortage: "缺少数量",
  replenishQty: "补货数量",
  filledQty: "实放数量",
  countedQty: "机器计数",
  replenishTime: "补货时间",
} as const;

export const words = {
  action: {
    addOutbound: "新增出货单",
    suggest: "按线路所缺填写",
    addLine: "添加商品",
    issue: "出库",
    print: "打印",
    void: "作废",
    reverse: "红冲",
    make: "从待补机器生成",
    complete: "完成",
  },
  confirm: {
    issue: "确定要出库吗？货物将从仓库转入线路车包。",
    void: "确定要作废该单据吗？",
    reverse: "确定要红冲该单据吗？货物将从车包退回仓库。",
  },
  outboundState: {
    draft: "待出库",
    issued: "已出库",
    cancelled: "已作废",
    reversed: "已红冲",
  },
  refillState: {
    planned: "待补货",
    filled: "待核对",
    verified: "已核对",
    differs: "核对不符",
    cancelled: "已作废",
  },
  needOf: "线路缺{{shortage}}，车包已有{{inBag}}，仓库有{{stock}}",
  total: "{{lines}} 行，共 {{pieces}} 件",
  ofRoute: "各机器线路的车包",
  byRoute: "线路的补货员",
  signature: "签名",
} as const;
