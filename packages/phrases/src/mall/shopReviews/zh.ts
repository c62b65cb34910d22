export const words = {
  title: "评价（{{n}}）· {{mean}}分",
  stars: "{{n}}星",
  replied: "商家回复：{{text}}",
  write: "写评价",
  content: "说说这件商品",
  send: "提交",
  thanks: "谢谢评价",
} as const;
