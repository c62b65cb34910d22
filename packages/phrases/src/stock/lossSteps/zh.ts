export const errors = {
  "stock.tooManyLosses": "所选范围内单据过多，请缩短日期或选择机器",
} as const;

export const fields = {
  placeName: "地点",
  missing: "缺失数量",
  found: "多出数量",
  value: "成本金额",
  lossStep: "可能环节",
  why: "判断依据",
  warehousePieces: "仓库缺失",
  bagPieces: "车包缺失",
  lanePieces: "货道缺失",
  salePieces: "出货缺失",
  lossTime: "时间",
  docNo: "单据",
  lossKind: "单据类型",
} as const;

export const words = {
  tab: {
    writeOffs: "报损单",
    steps: "损耗环节",
  },
  facts: "损耗依据",
  step: {
    warehouse: "仓库",
    bag: "线路车包",
    lane: "货道",
    sale: "出货",
  },
  kind: {
    check: "补货核对",
    laneCount: "货道盘点",
    placeCount: "仓库盘点",
    writeOff: "报损",
    order: "订单",
  },
  reason: {
    placeShort: "盘点时少于账面",
    unbooked: "有货物进出漏记单据",
    writtenOff: "报损单写明丢失",
    loadedWrong: "有人说明补货数量有误",
    notLoaded: "机器清点少于登记的补货数量",
    failedBefore: "此前有付了款却没有出来的",
    jammed: "盘点原因为卡货或机器故障",
    givenAway: "退款后仍然出来，或出来的多于购买的",
    saidMissing: "有人说明为丢失",
    laneShort: "少于账面，且补货和销售都不能解释",
  },
} as const;
