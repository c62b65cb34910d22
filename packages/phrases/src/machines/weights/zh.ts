export const pages = {
  "/shj/qzsz": "权重设置",
} as const;

export const permissions = {
  "machines.weight.read": "查看",
  "machines.weight.write": "设置",
} as const;

export const verbs = {
  setWeight: "设置权重",
} as const;

export const errors = {
  "machines.factorOutOfRange": "权重须大于0且不超过{{limit}}，最多三位小数",
} as const;

export const fields = {
  laneNo: "货道编号",
  weight: "重量(g)",
  weightTolerance: "重量误差(g)",
  weightFactor: "权重",
  origin: "来源",
  updatedTime: "修改时间",
} as const;

export const words = {
  set: "设置",
  setSelected: "批量设置",
  setByProduct: "按商品设置",
  changed: "已设置 {{n}} 个货道",
  factorHint: "机器称得的重量乘以权重后再比较，1 为不变。",
  origin: {
    lane: "货道",
    product: "商品",
  },
  cabinet: {
    main: "主柜",
    sub: "副柜",
  },
} as const;
