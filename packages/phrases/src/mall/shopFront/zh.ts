export const words = {
  closed: "店铺已打烊，可以浏览，暂不能下单",
  search: "搜索商品",
  categories: "分类",
  everything: "全部",
  nothingFound: "没有找到商品",
  more: "查看更多",
  soldOut: "售罄",
  left: "还有{{n}}件",
  call: "服务电话",
} as const;
