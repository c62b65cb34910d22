export const pages = {
  "/ypgl/ypqx": "药品期限",
  "/ypgl/yppc": "药品批次",
  "/ypgl/ypyh": "药品养护",
  "/ypgl/zksp": "在库商品",
} as const;

export const permissions = {
  "pharmacy.batch.read": "查看药品批次和期限",
  "pharmacy.batch.write": "维护、入货道和召回药品批次",
  "pharmacy.upkeep.read": "查看药品养护",
  "pharmacy.upkeep.write": "登记药品养护",
} as const;

export const verbs = {
  putIntoLane: "指定货道批次",
  recall: "召回批次",
} as const;

export const errors = {
  "pharmacy.batchUnknown": "批次不存在",
  "pharmacy.batchTaken": "该药品已有此批次",
  "pharmacy.batchRecalled": "该批次已召回，不能销售",
  "pharmacy.batchExpired": "该批次已过期，不能销售",
  "pharmacy.batchInUse": "货道和仓库内有{{stock}}件、养护记录{{checks}}条，或已召回，不能删除",
  "pharmacy.batchSold": "该批次已售出{{sold}}件，不能删除",
  "pharmacy.batchCoded": "该批次已登记{{codes}}个追溯码，请先删除追溯码",
  "pharmacy.productionInFuture": "生产日期不能晚于今天",
  "pharmacy.offShelf": "该药品已下架",
  "pharmacy.classNotAllowed": "自助药柜不能销售此类药品",
  "pharmacy.laneOther": "该货道没有此药品",
} as const;

export const fields = {
  medicineName: "药品名称",
  batchNo: "批次",
  productionDate: "生产日期",
  shelfLifeDate: "保质期至",
  daysToExpiry: "距到期天数",
  batchQty: "批次数量",
  batchState: "批次状态",
  stock: "库存",
  laneNo: "货道编号",
  place: "所在位置",
  warehouseName: "仓库",
  laneStatus: "货道状态",
  value: "金额",
  manufacturer: "生产厂家",
  maintainContent: "保养维修内容",
  maintainResult: "养护结论",
  maintainer: "保养维修人",
  maintainTime: "保养维修时间",
  lastCheckTime: "上次养护",
  everyDays: "养护周期（天）",
  dueDay: "应养护日期",
  machines: "机器数",
  reason: "召回原因",
} as const;

export const words = {
  batchState: {
    good: "正常",
    near: "近效期",
    expired: "已过期",
    recalled: "已召回",
  },
  unknownBatch: "未登记批次",
  result: {
    sound: "合格",
    watched: "需观察",
    unsound: "不合格",
  },
  step: {
    over: "已过期或召回",
    "30": "30天内到期",
    "60": "60天内到期",
    "90": "90天内到期",
  },
  left: "剩 {{n}} 天",
  writeOff: "报损",
  past: "已过期 {{n}} 天",
  sum: "{{places}} 处 · {{pieces}} 件 · {{value}}",
  add: "新增批次",
  edit: "编辑批次",
  places: "明细",
  placesOf: "批次 {{batchNo}}",
  assign: "放入此批次",
  holds: "此批次",
  waits: "等待机器确认",
  confirmed: "机器已确认",
  noPlaces: "没有货道放有此药品",
  recall: "召回",
  recallTitle: "召回批次",
  recallHint: "召回后不能再出售，放有它的货道全部关闭。召回不能撤销。",
  recallDone: "已召回：{{machines}} 台机器、{{lanes}} 个货道、{{pieces}} 件",
  upkeepShown: {
    due: "待养护",
    records: "养护记录",
  },
  overdue: "逾期 {{n}} 天",
  notYetDue: "还有 {{n}} 天",
  check: "登记养护",
  neverChecked: "从未养护",
  upkeepAdd: "新增养护记录",
  wholeBatch: "整个批次",
} as const;
