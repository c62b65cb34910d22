export const pages = {
  "/sc/msgl": "秒杀管理",
} as const;

export const permissions = {
  "mall.flashSale.read": "查看秒杀",
  "mall.flashSale.write": "新增、编辑、停止和删除秒杀",
} as const;

export const errors = {
  "mall.loginFirst": "请先登录再购买",
  "mall.dealNoCoupon": "活动价不能再用优惠券",
  "mall.dealPriceTooHigh": "活动价须低于商城售价",
  "mall.flashUnknown": "秒杀不存在",
  "mall.flashPieces": "件数须为1到{{limit}}，不超过可售的件数",
  "mall.flashPerBuyer": "每人限购须为1到{{limit}}",
  "mall.flashPeriod": "结束须晚于开始和现在，最长{{limit}}天",
  "mall.flashStarted": "已开始或已结束的秒杀不能修改，只能停止",
  "mall.flashOverlaps": "该商品在这段时间已有秒杀",
  "mall.flashNotRunning": "秒杀未开始或已结束",
  "mall.flashSoldOut": "秒杀仅剩{{n}}件",
  "mall.flashLimit": "每人限购{{limit}}件",
} as const;

export const fields = {
  mallProductId: "商品",
  mallPrice: "商城售价",
  flashPrice: "秒杀价",
  pieces: "件数",
  taken: "已抢",
  perBuyer: "每人限购",
  startsAt: "开始时间",
  endsAt: "结束时间",
  flashStatus: "状态",
  createdBy: "创建人",
} as const;

export const words = {
  status: {
    scheduled: "未开始",
    running: "进行中",
    soldOut: "已抢完",
    ended: "已结束",
    stopped: "已停止",
  },
  addFlash: "新增秒杀",
  editFlash: "编辑秒杀",
  stop: "停止",
  stopAsk: "停止后不能恢复，已下的订单不受影响。确定要停止吗？",
  stopped: "已经停止",
} as const;
