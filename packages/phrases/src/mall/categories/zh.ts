export const pages = {
  "/sc/scfl": "商城分类",
} as const;

export const permissions = {
  "mall.category.read": "查看商城分类",
  "mall.category.write": "新增、编辑、移动、删除商城分类，归类商品",
} as const;

export const verbs = {
  setProducts: "归类",
} as const;

export const errors = {
  "mall.categoryTaken": "该分类名称已存在",
  "mall.categoryLevels": "分类最多{{limit}}级",
  "mall.categoryHasChildren": "有{{n}}个下级分类，请先删除或移走",
  "mall.tooManyCategories": "分类最多{{limit}}个",
} as const;

export const fields = {
  mallCategoryId: "分类",
  categoryName: "分类名称",
  parentId: "上级分类",
  icon: "图标",
  shown: "是否显示",
  mallProductIds: "商品",
  mallPrice: "售价",
} as const;

export const words = {
  add: "新增分类",
  addBelow: "新增下级分类",
  edit: "编辑分类",
  assign: "归类商品",
  takeOut: "移出",
  search: "搜索分类",
  keys: "Alt+上下键移动，F2编辑，N新增下级",
  none: "还没有分类，手机上按原有的分类显示",
  noProducts: "该分类下没有商品",
  hidden: "不显示",
  deleteAsk: "确定要删除{{name}}吗？其中的商品不再有商城分类",
} as const;
