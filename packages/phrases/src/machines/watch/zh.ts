export const pages = {
  "/shj/ztcx": "状态查询",
  "/shj/yyztcx": "运营状态查询",
} as const;

export const permissions = {
  "machines.status.read": "查看机器状态",
  "machines.operation.read": "查看运营状态",
} as const;

export const fields = {
  doorStatus: "门状态",
  temperature: "温度(℃)",
  humidity: "湿度",
  lastHeartbeat: "最后心跳时间",
  problem: "待处理问题",
  lostPerHour: "预计损失/小时",
  salesCount: "今日销量",
  lackLaneCount: "缺货货道数",
  laneAlert: "补货提醒",
  replenishTime: "补货时间",
  askedAt: "下发时间",
  answeredAt: "应答时间",
  detail: "结果说明",
  command: "指令",
} as const;

export const words = {
  commands: "指令记录",
  openAlarms: "查看报警",
  openLanes: "查看货道",
  more: "等 {{n}} 项",
  lostHint: "按近28天同时段的平均销售额与不能售货的货道比例估算",
} as const;
