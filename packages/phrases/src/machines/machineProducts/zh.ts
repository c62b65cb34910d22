export const pages = {
  "/shj/jqspzj": "机器商品增减",
} as const;

export const permissions = {
  "machines.product.read": "查看",
  "machines.product.write": "添加、替换、移除商品",
} as const;

export const errors = {
  "machineProducts.sameProduct": "替换前后的商品不能相同",
  "machineProducts.laneCountOutOfRange": "货道数须为1到{{limit}}的整数",
} as const;

export const fields = {
  laneCount: "货道数",
  stock: "库存",
  lanePrice: "售价",
  purchase: "进货价",
  product: "商品",
  oldProduct: "原商品",
  newProduct: "新商品",
  machines: "机器",
  addedLanes: "每台机器的空货道数",
} as const;

export const words = {
  action: {
    add: "添加商品",
    swap: "替换商品",
    remove: "移除商品",
  },
  openLanes: "查看货道",
  removeOne: "移除",
  ownPriceAny: "留空则用商品自己的价格",
} as const;
