export const words = {
  flashSales: "限时秒杀",
  endsIn: "距结束{{time}}",
  beginsIn: "距开始{{time}}",
  perBuyer: "每人限购{{n}}件",
  notYet: "尚未开始",
} as const;
