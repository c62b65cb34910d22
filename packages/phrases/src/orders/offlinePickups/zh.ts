export const pages = {
  "/jygl/hgsh": "嗨购审核",
} as const;

export const permissions = {
  "orders.offlinePickup.read": "查看",
  "orders.offlinePickup.write": "代客申请线下取货",
  "orders.offlinePickup.review": "审核线下取货",
} as const;

export const errors = {
  "orders.offlineNotWon": "该订单不是中奖的嗨购订单",
  "orders.offlineNotOpen": "只有异常订单可申请线下取货",
  "orders.offlineGiven": "奖品已出货或已处理",
  "orders.offlinePictures": "请上传1-{{limit}}张图片",
  "orders.offlineApplied": "该订单已申请线下取货",
  "orders.offlineSelect": "请选择要操作的数据",
} as const;

export const fields = {
  prizeName: "奖品",
  applicant: "申请人",
  contactPhone: "联系电话",
  applyTime: "申请时间",
  reviewStatus: "审核状态",
  reviewer: "审核人",
  reviewTime: "审核时间",
  reviewRemark: "审核意见",
  pictures: "图片",
  note: "备注",
} as const;

export const words = {
  reviewStatus: {
    pending: "待审核",
    approved: "已通过",
    notApproved: "不通过",
    ignored: "已忽略",
  },
  decide: {
    approve: "通过",
    reject: "驳回",
    ignore: "忽略",
  },
  review: "审核",
  reviewMany: "批量审核",
  reviewed: "审核成功",
  approveHint: "通过后订单变为线下收货，款项归商户",
  apply: "申请线下取货",
  applyHint: "已中奖而未出的订单",
  applied: "已提交申请",
  view: "查看",
} as const;
