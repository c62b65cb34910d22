export const pages = {
  "/spgl/spfl": "商品分类",
} as const;

export const fields = {
  attributeName: "名称",
  parentCategory: "上级",
  categoryLevel: "级别",
  category: "分类",
  products: "商品",
  children: "下级",
} as const;

export const words = {
  owner: {
    own: "我的",
    library: "平台商品库",
  },
  kind: {
    category: "分类",
    brand: "品牌",
    flavour: "口味",
    specification: "规格",
    packaging: "包装",
  },
  add: "新增",
  addChild: "新增下级",
  rename: "重命名",
  top: "顶级",
  search: "搜索名称",
  enable: "启用",
  disable: "停用",
  off: "已停用",
  deleteAsk: "确定要删除“{{name}}”吗？",
  disableAsk: "停用“{{name}}”后，新商品不能再选择它；已使用的商品不受影响。",
  chooseCategory: "口味、规格和包装按分类维护，请先选择分类。",
  none: "还没有“{{kind}}”；点击“新增”建立第一项。",
  choose: "请在左侧选择一项",
  moved: "已移动“{{name}}”",
  renamed: "已改名为“{{name}}”",
  created: "已新增“{{name}}”",
  keys: "方向键移动，Enter 展开，N 新增下级，F2 重命名，Alt+↑↓ 排序",
} as const;
