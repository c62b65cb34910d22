export const pages = {
  "/sc/ptgl": "拼团管理",
} as const;

export const permissions = {
  "mall.groupBuy.read": "查看拼团",
  "mall.groupBuy.write": "新增、编辑、启动、停止和删除拼团",
} as const;

export const errors = {
  "mall.oneDeal": "一件商品只能使用一种活动价",
  "mall.groupBuyUnknown": "拼团不存在",
  "mall.groupSize": "成团人数须为{{least}}到{{most}}",
  "mall.groupHours": "成团时限须为1到{{limit}}小时",
  "mall.groupPieces": "件数须为{{least}}到{{most}}，至少够一个团，不超过可售的件数",
  "mall.groupBuyStarted": "进行中或已有人开团，不能修改或删除，只能停止",
  "mall.groupOverlaps": "该商品在这段时间已有拼团",
  "mall.groupNotRunning": "拼团未开始或已结束",
  "mall.groupSoldOut": "拼团仅剩{{n}}件，不够",
  "mall.groupLimit": "每人限购{{limit}}件",
  "mall.groupUnknown": "该团不存在",
  "mall.groupTwice": "您已在该团中",
  "mall.groupFull": "该团已满员，可以另开一团",
  "mall.groupClosed": "该团已结束，可以另开一团",
} as const;

export const fields = {
  mallProductId: "商品",
  mallPrice: "商城售价",
  groupPrice: "拼团价",
  size: "成团人数",
  hours: "成团时限（小时）",
  pieces: "件数",
  taken: "已拼",
  perBuyer: "每人限购",
  startsAt: "开始时间",
  endsAt: "结束时间",
  groupBuyStatus: "状态",
  gatheringCount: "拼团中",
  completeCount: "已成团",
  failedCount: "未成团",
  createdBy: "创建人",
  openedTime: "开团时间",
} as const;

export const words = {
  status: {
    draft: "未启动",
    scheduled: "未开始",
    running: "进行中",
    soldOut: "已拼完",
    ended: "已结束",
    stopped: "已停止",
  },
  groupState: {
    gathering: "拼团中",
    complete: "已成团",
    failed: "未成团",
  },
  add: "新增拼团",
  edit: "编辑拼团",
  start: "启动",
  startAsk: "启动后顾客可在活动时间内开团，价格、件数和时间会再次检查。确定要启动吗？",
  running: "已经启动",
  stop: "停止",
  stopAsk: "停止后不能再开新团，已开的团继续到各自截止，未成团的全额退款。确定要停止吗？",
  notRunning: "尚未启动",
  groups: "开团记录",
  places: "{{paid}}/{{size}}人已付款",
  until: "{{time}}截止",
  noGroups: "还没有人开团",
} as const;
