export const pages = {
  "/xtgl/jxkp": "绩效考评",
} as const;

export const permissions = {
  "system.appraisal.read": "查看绩效考评",
  "system.appraisal.write": "绩效评分",
} as const;

export const verbs = {
  score: "评分",
} as const;

export const errors = {
  "system.scoreRange": "得分请输入0到100的整数",
} as const;

export const fields = {
  period: "考核周期",
  indicator: "考核指标",
  done: "完成数",
  good: "达标数",
  factScore: "系统得分",
  score: "得分",
  scoredBy: "评分人",
  scoredTime: "评分时间",
  doneTime: "完成时间",
  subject: "内容",
} as const;

export const words = {
  give: "评分",
  byFacts: "按事实计算",
  byFactsWas: "系统得分：{{n}}",
  remarkHint: "与系统得分不同时须说明理由",
  well: "达标",
  badly: {
    refills: "数量有误",
    visits: "一天内缺货或故障",
    maintenances: "逾期完成",
    tickets: "曾超时",
  },
  indicator: {
    refills: "补货货道",
    visits: "到访机器",
    maintenances: "维护维修",
    tickets: "已解决工单",
  },
  meaning: {
    refills: "每次补货一条；机器清点不符且核实为数量有误的不算达标。",
    visits: "每台机器每天一条；之后一天内缺货或故障的不算达标。",
    maintenances: "每次完成的维护维修一条；到期日之后完成的不算达标。",
    tickets: "每张已解决的工单一条；曾超时的不算达标。",
  },
} as const;
