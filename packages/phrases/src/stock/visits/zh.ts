export const pages = {
  "/jxcgl/bhd/jrbf": "今日拜访",
} as const;

export const verbs = {
  fillLane: "手机补货",
  emptyLane: "手机取出商品",
  collectCash: "收取现金",
  takePhoto: "拍摄机器照片",
  reportFault: "现场报修",
  setCost: "设置拜访成本",
  finishVisit: "完成拜访",
} as const;

export const errors = {
  "stock.actTooOld": "记录超过 {{days}} 天，不能再入账，请重新清点该机器",
} as const;

export const fields = {
  kind: "事项",
  pieces: "件数",
  rest: "差异",
  unbooked: "车包不足",
  bagNo: "现金袋号",
  expected: "应有",
  counted: "清点",
  laneNo: "货道编号",
  actTime: "时间",
  note: "说明",
  picture: "照片",
  replenisher: "补货员",
  place: "顺序",
  gain: "今天去可挽回",
  stockOut: "售空损失",
  spoil: "临期损失",
  fault: "故障损失",
  cash: "现金占用",
  emptyDays: "最早售空",
  routeId: "线路",
  visitCost: "每次拜访成本（元）",
  dueCount: "今日应去",
  way: "路程（直线）",
} as const;

export const words = {
  acts: "现场记录",
  onlyDiffering: "只看有差异",
  act: {
    fillLane: "补入",
    emptyLane: "取出",
    collectCash: "收现金",
    takePhoto: "拍照",
    reportFault: "报修",
    finishVisit: "完成",
  },
  canWait: "可以等",
  today: "今天",
  tomorrow: "明天",
  inDays: "{{days}}天后",
  machines: "{{n}} 台",
  km: "{{km}} 公里",
  selectDue: "选中今日应去",
  make: "生成补货单",
  hasOrder: "已有补货单",
  keepCost: "保存为默认成本",
  ofOther: "线路属于{{merchant}}，其车包只供该商户使用：请该商户的人员生成补货单，或选择您商户的仓库或车包供货。",
  usualCost: "当前默认 {{money}}",
  dueFrom: "挽回金额达到 {{money}} 才去：等待会推迟下一次拜访，低于此数等待更划算",
  how: "按近28天各货道的真实需求（扣除售空时间、按星期修正）预测未来两天；金额为今天不去会损失的毛利、临期成本和现金风险。哪天去，由机器自己的最省节奏决定：再等一天的损失超过等待省下的拜访成本时才去。",
} as const;
