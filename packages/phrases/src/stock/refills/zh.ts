export const pages = {
  "/kcpd/bhjl": "补货记录",
} as const;

export const permissions = {
  "stock.refill.read": "查看",
  "stock.refill.write": "说明补货差异",
} as const;

export const verbs = {
  explainRefill: "说明补货差异",
} as const;

export const fields = {
  laneNo: "货道编号",
  cabinet: "柜体",
  stock: "库存",
  stockBefore: "原有数量",
  replenishQty: "补货数量",
  replenisher: "补货员",
  replenishTime: "补货时间",
  last: "上次数量",
  loaded: "装入",
  sold: "售出",
  expected: "应有",
  reported: "机器上报",
  difference: "差异",
  reportedTime: "上报时间",
  cause: "原因",
} as const;

export const words = {
  byMachine: "机器上报",
  total: "{{lanes}} 个货道，共 {{pieces}} 件",
  checks: "补货核对",
  checksOpen: "补货核对 · {{n}} 项待说明",
  checksHint: "机器自己盘点的数量与“上次数量 + 装入 − 售出”不一致时列在这里，说明后移出。",
  waiting: "待说明",
  explained: "已说明",
  explain: "说明差异",
  causes: {
    loadedWrong: "补货数量录入有误",
    missing: "丢失",
    damaged: "破损",
    sensor: "机器计数有误",
    other: "其他",
  },
  cabinet: {
    main: "主柜",
    sub: "副柜",
  },
} as const;
