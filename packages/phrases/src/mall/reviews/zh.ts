export const pages = {
  "/sc/pjgl": "评价管理",
} as const;

export const permissions = {
  "mall.review.read": "查看评价",
  "mall.review.handle": "回复、隐藏和恢复评价",
} as const;

export const verbs = {
  hideReview: "隐藏评价",
  showReview: "恢复评价",
} as const;

export const errors = {
  "mall.reviewTwice": "该订单已评价",
  "mall.reviewStars": "评分须为1到{{limit}}星",
  "mall.reviewsOff": "该店铺已关闭评价",
} as const;

export const fields = {
  stars: "评分",
  content: "评价内容",
  buyerName: "买家",
  reply: "商家回复",
  repliedTime: "回复时间",
  reviewState: "显示状态",
  reason: "隐藏原因",
  changedBy: "处理人",
} as const;

export const words = {
  state: {
    shown: "显示",
    hidden: "已隐藏",
  },
  answer: "回复",
  hide: "隐藏",
  show: "恢复",
  showAsk: "恢复后顾客又能看到该评价，确定吗？",
  openOrder: "查看订单",
} as const;
