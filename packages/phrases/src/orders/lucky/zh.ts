export const pages = {
  "/jygl/hgxq": "嗨购详情",
  "/jygl/zjtj": "中奖统计",
  "/jygl/hgfa": "嗨购方案",
  "/jygl/ddcj": "订单抽奖",
} as const;

export const permissions = {
  "orders.lucky.read": "查看",
  "orders.lucky.write": "管理方案",
  "orders.luckyWin.read": "查看",
} as const;

export const errors = {
  "orders.luckyPlanExists": "该商品已有进行中的方案",
  "orders.luckyPlanEnded": "该方案已结束",
} as const;

export const fields = {
  prizeName: "奖品",
  orders: "订单数",
  winCount: "中奖次数",
  winRate: "中奖率",
  planName: "方案名称",
  productId: "奖品",
  drawFen: "每次抽奖金额",
  chance: "中奖率",
  budgetFen: "奖品预算",
  spentFen: "已中奖品",
  reservedFen: "待开奖",
  draws: "开奖订单",
  machineIds: "适用机器",
  endTime: "结束时间",
  numbers: "抽取号码",
  seed: "种子",
  commitment: "承诺值",
  tradeNo: "支付流水号",
  resultNo: "序号",
  previousHash: "上一结果",
  resultHash: "结果链值",
  committedTime: "承诺时间",
  drawTime: "开奖时间",
} as const;

export const words = {
  detail: "详情",
  sum: "订单 {{orders}}，抽奖 {{draws}} 次，中奖 {{wins}} 次，金额 {{amount}}",
  plans: "抽奖方案",
  add: "新增方案",
  end: "结束方案",
  endAsk: "结束后不能再抽奖，确定结束该方案吗？",
  all: "全部机器",
  create: "方案保存后不能修改，只能结束",
  verify: "验证",
  machine: "由机器抽奖，无法验证",
  good: "一致",
  bad: "不一致",
  how: "号码取“种子|订单编号|支付流水号|次数”的 SHA-256 前 12 位十六进制数除以 10000 的余数，小于中奖率对应的份数即中奖",
  planState: { active: "进行中", ended: "已结束" },
  hints: { chance: "百分比，0.01 至 100", budget: "所有奖品价值之和的上限" },
  checks: { commitment: "种子与支付前的承诺一致", numbers: "号码与结果可由种子重算", link: "与上一结果相连" },
} as const;
