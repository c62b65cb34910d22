export const pages = {
  "/ypgl/wdjl": "温度记录",
} as const;

export const permissions = {
  "pharmacy.temperature.read": "查看温度记录",
  "pharmacy.temperature.decide": "处理超温药品批次",
  "pharmacy.inspection.export": "导出检查档案",
} as const;

export const verbs = {
  "pharmacy.temperature.release": "超温放行",
  "pharmacy.temperature.withdraw": "超温隔离",
  "pharmacy.temperature.destroy": "申请销毁",
  "pharmacy.temperature.confirm": "确认销毁",
  "pharmacy.temperature.decline": "撤回销毁申请",
} as const;

export const errors = {
  "pharmacy.exposureUnknown": "超温批次记录不存在",
  "pharmacy.secondPerson": "销毁须由另一人确认",
} as const;

export const fields = {
  temperature: "当前温度",
  readTime: "读取时间",
  range: "24小时范围",
  condition: "状态",
  undecided: "待处理批次",
  reason: "处理说明",
} as const;

export const words = {
  condition: {
    outside: "正在超温",
    undecided: "有待处理批次",
    silent: "无读数",
    kept: "正常",
  },
  exposureState: {
    open: "待处理",
    released: "已放行",
    withdrawn: "已隔离",
    destroying: "待确认销毁",
    destroyed: "已销毁",
  },
  decision: {
    release: "放行",
    withdraw: "隔离",
    destroy: "申请销毁",
    confirm: "确认销毁",
    decline: "撤回销毁",
  },
  kept: {
    room: "常温",
    cool: "阴凉",
    cold: "冷藏",
  },
  open: "查看曲线",
  lowest: "最低",
  highest: "最高",
  limit: "限值",
  lasting: "仍在继续",
  until: "{{from}} 至 {{to}}",
  noPoints: "这些天没有温度读数",
  noExcursions: "这些天没有超温",
  unnamed: "未登记批次",
  lanes: "货道 {{lanes}}",
  pieces: "数量",
  batch: "药品批次",
  state: "处理结果",
  withdrawHint: "隔离后，本机放有该批次的货道全部关闭。",
  destroyHint: "销毁须由另一人确认。",
  binder: {
    title: "检查档案",
    period: "期间",
    hint: "一个 Excel 文件：证件和售药规则、温度、养护、效期、追溯码销售",
    allMachines: "留空为全部机器",
    rules: "售药规则",
    excursions: "超温记录",
    sales: "追溯码销售",
    holder: "持证人",
    mean: "平均",
    from: "开始时间",
    to: "结束时间",
    proposer: "销毁申请人",
    decider: "处理人",
    decided: "处理时间",
  },
} as const;
