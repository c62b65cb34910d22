export const pages = {
  "/ypgl/zsm": "追溯码",
  "/ypgl/zsmdr": "导入追溯码",
} as const;

export const permissions = {
  "pharmacy.trace.read": "查看追溯码",
  "pharmacy.trace.write": "新增、放入货道、扫码售出和删除追溯码",
} as const;

export const verbs = {
  place: "放入货道",
  scan: "扫码售出",
} as const;

export const errors = {
  "pharmacy.traceUnknown": "追溯码 {{code}} 未登记",
  "pharmacy.traceTaken": "追溯码 {{code}} 已登记",
  "pharmacy.traceMalformed": "“{{code}}”不是20位数字的追溯码",
  "pharmacy.traceTwice": "追溯码 {{code}} 重复",
  "pharmacy.traceTooMany": "一次最多{{limit}}个追溯码",
  "pharmacy.traceOther": "追溯码 {{code}} 属于其他药品",
  "pharmacy.traceAboveBatch": "追溯码多于批次数量{{quantity}}",
  "pharmacy.traceSold": "追溯码 {{code}} 已于 {{time}} 在 {{machine}} 售出，不能再次售出",
} as const;

export const fields = {
  traceCode: "追溯码",
  traceCodes: "追溯码",
  medicineName: "药品名称",
  manufacturer: "生产厂家",
  batchNo: "批次",
  traceState: "状态",
  laneNo: "货道",
  soldTime: "售出时间",
  repeats: "重复扫码",
} as const;

export const words = {
  traceState: {
    stored: "在库",
    placed: "在货道",
    sold: "已售出",
  },
  record: "新增追溯码",
  place: "放入货道",
  placed: "已放入货道",
  scan: "扫码售出",
  scanned: "已登记售出",
  scanHint: "仅登记人工交付的药品，货道售出的自动登记",
  soldStays: "已售出的追溯码不能删除",
  pasteHint: "扫码或粘贴，每行一个；放入货道时按出货先后",
  laneHint: "只列出登记了此批次的货道",
  lane: "货道 {{n}}",
} as const;
