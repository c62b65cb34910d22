export const pages = {
  "/jygl/hgxq": "嗨购详情",
  "/jygl/zjtj": "中奖统计",
  "/jygl/ddcj": "订单抽奖",
} as const;

export const permissions = {
  "orders.lucky.read": "查看",
  "orders.luckyWin.read": "查看",
} as const;

export const fields = {
  prizeName: "奖品",
  orders: "订单数",
  winCount: "中奖次数",
  winRate: "中奖率",
} as const;

export const words = {
  detail: "详情",
  view: "查看",
  sum: "订单 {{orders}}，抽奖 {{draws}} 次，中奖 {{wins}} 次，金额 {{amount}}",
} as const;
