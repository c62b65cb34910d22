export const pages = {
  "/spgl/spxsph": "商品销售排行",
} as const;

export const fields = {
  rankNo: "排名",
  brand: "品牌",
  category: "分类",
  salesCount: "销量",
  salesAmount: "销售额",
  share: "占比",
} as const;

export const words = {
  by: {
    quantity: "按销量",
    amount: "按销售额",
  },
  rankedBy: "排行依据",
  topTwenty: "前 20 名",
  trend: "每日趋势",
} as const;
