export const pages = {
  "/shj/bywx": "保养维修",
} as const;

export const permissions = {
  "machines.maintenance.read": "查看",
  "machines.maintenance.write": "新增、编辑、完成、删除",
} as const;

export const verbs = {
  markDone: "完成",
} as const;

export const errors = {
  "maintenances.quantityOutOfRange": "配件数量须为1到{{limit}}的整数",
  "maintenances.everyDaysOutOfRange": "重复周期须为1到{{limit}}天的整数",
} as const;

export const fields = {
  maintainType: "保养/维修类型",
  maintainContent: "保养维修内容",
  faultType: "故障类型",
  partName: "配件名称",
  partQty: "配件数量",
  partId: "配件编号",
  partType: "配件类型",
  price: "单价",
  labour: "人工费",
  cost: "费用",
  maintainer: "保养维修人",
  maintainTime: "保养维修时间",
  handleStatus: "处理状态",
  doneTime: "完成时间",
  everyDays: "重复周期(天)",
  createdBy: "登记人",
  doneBy: "完成人",
} as const;

export const words = {
  add: "新增保养维修",
  edit: "编辑保养维修",
  finish: "完成",
  finishHint: "关联的报警将记为已修复；有重复周期的会生成下一次。",
  finished: "已完成",
  finishedAgain: "已完成，下一次已生成",
  kind: {
    maintain: "保养",
    repair: "维修",
  },
  state: {
    open: "待处理",
    done: "已完成",
    overdue: "已逾期",
  },
  parts: "配件",
  addPart: "添加配件",
  removePart: "移除配件",
  noFault: "无",
  ofAlarm: "由报警产生",
} as const;
