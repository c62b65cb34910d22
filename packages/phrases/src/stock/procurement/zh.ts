export const pages = {
  "/jxcgl": "进销存管理",
  "/jxcgl/wdgys": "我的供应商",
  "/jxcgl/gysspsz": "供应商商品设置",
  "/jxcgl/ccgl": "仓储管理",
} as const;

export const permissions = {
  "stock.supplier.read": "查看供应商及其商品",
  "stock.supplier.write": "维护供应商及其商品",
  "stock.warehouse.read": "查看仓库库存",
  "stock.warehouse.write": "维护仓库、预警值和关账",
} as const;

export const verbs = {
  setWarning: "设置预警值",
} as const;

export const errors = {
  "stock.supplierUnknown": "供应商不存在",
  "stock.supplierInUse": "已有单据使用该供应商，不能删除，可停用",
  "stock.supplierTaken": "该供应商名称已存在",
  "stock.supplyAbovePrice": "进货价不能大于商品价格",
  "stock.supplyTaken": "该供应商已有此商品",
  "stock.wholeOutOfRange": "请输入{{least}}到{{most}}的整数",
  "stock.productUnknown": "商品不存在或已被删除",
  "stock.warehouseUnknown": "仓库不存在",
  "stock.warehouseTaken": "该仓库名称已存在",
  "stock.warehouseShort": "库存不足，仅有{{has}}件",
  "stock.dayAhead": "单据日期不能晚于今天",
  "stock.dayClosed": "仓库已关账至{{day}}，请用之后的日期",
  "stock.closedEarlier": "关账日期只能向后，不能撤回",
  "stock.dayNotOver": "只能关账到今天之前的日期",
} as const;

export const fields = {
  supplierId: "供应商",
  supplierNo: "供应商编号",
  supplierName: "供应商名称",
  address: "地址",
  productCount: "商品数",
  productId: "商品",
  spec: "规格",
  unit: "单位",
  price: "商品价格",
  supplyPrice: "供货价",
  packSize: "每箱数量",
  leadDays: "到货天数",
  warehouseId: "仓库",
  warehouseName: "仓库",
  warehouseKind: "类型",
  batchNo: "批次",
  stock: "库存",
  average: "平均成本",
  value: "成本金额",
  warnThreshold: "预警值",
  updatedTime: "修改时间",
  reason: "原因",
  quantity: "数量",
  stockAfter: "变动后库存",
  docNo: "单据编号",
  docDate: "单据日期",
  closedDay: "已关账至",
} as const;

export const words = {
  action: {
    addSupplier: "新增供应商",
    editSupplier: "编辑供应商",
    products: "商品设置",
    enable: "启用",
    disable: "停用",
    addSupply: "添加商品",
    editSupply: "编辑供货价",
    addWarehouse: "新增仓库",
    editWarehouse: "编辑仓库",
    movements: "流水",
    setWarning: "设置预警值",
  },
  yesNo: {
    yes: "是",
    no: "否",
  },
  kind: {
    warehouse: "仓库",
    bag: "线路车包",
  },
  goodsReason: {
    receipt: "入库",
    issue: "发出",
    arrival: "装入车包",
    loss: "报损",
    refill: "补货",
    reversal: "红冲",
  },
  hint: {
    phone: "请输入完整的手机号",
    closing: "该日及之前不能再有变动，且不能撤回",
    warning: "低于此数量时提示进货，0 表示不提示",
  },
  confirm: {
    disable: "确定要停用该供应商吗？停用后不能再向其进货。",
    enable: "确定要启用该供应商吗？",
  },
} as const;
