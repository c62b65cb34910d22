export const pages = {
  "/spgl/spbqgl": "商品标签管理",
} as const;

export const permissions = {
  "goods.tag.write": "维护商品标签",
} as const;

export const fields = {
  tagIcon: "图标",
  tagName: "标签名称",
  tagPriority: "优先级",
  productCount: "商品数量",
  updatedTime: "修改时间",
} as const;

export const words = {
  add: "新增标签",
  edit: "编辑标签",
  products: "关联商品",
  priorityHint: "数字越小越靠前",
  deleteAsk: "确定要删除标签“{{name}}”吗？{{n}} 个商品将不再带有它。",
} as const;
