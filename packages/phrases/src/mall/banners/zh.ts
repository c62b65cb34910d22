export const pages = {
  "/sc/lbt": "轮播图",
} as const;

export const permissions = {
  "mall.banner.read": "查看轮播图",
  "mall.banner.write": "新增、编辑、启用、停用和删除轮播图",
} as const;

export const errors = {
  "mall.categoryUnknown": "商城中没有该分类的商品",
} as const;

export const fields = {
  bannerTitle: "标题",
  bannerImage: "图片",
  bannerLink: "链接",
  productId: "商品",
  category: "分类",
  showFrom: "展示开始",
  showTo: "展示结束",
  updatedTime: "修改时间",
} as const;

export const words = {
  add: "新增轮播图",
  edit: "编辑轮播图",
  links: {
    none: "无",
    product: "商品",
    category: "分类",
  },
  status: {
    shown: "展示中",
    scheduled: "待展示",
    expired: "已过期",
    disabled: "已停用",
  },
  enable: "启用",
  disable: "停用",
  enableAsk: "确定要启用吗？",
  disableAsk: "确定要停用吗？",
} as const;
