export const pages = {
  "/xtgl/zygl/cdgl": "菜单管理",
  "/xtgl/zygl": "资源管理",
  "/xtgl/zygl/xzptzy": "新增平台资源",
  "/xtgl/zygl/bjptzy": "编辑平台资源",
} as const;

export const permissions = {
  "access.menu.read": "查看菜单与功能",
  "access.menu.write": "维护菜单与功能",
} as const;

export const verbs = {
  shift: "调整顺序",
  show: "在菜单显示",
  hide: "从菜单隐藏",
} as const;

export const errors = {
  "access.menuPage": "请选择系统中存在的页面",
  "access.menuAddress": "请输入以https://开头的完整地址，且不含账号密码",
  "access.menuParent": "上级菜单必须是目录",
  "access.menuTooDeep": "菜单最多{{limit}}级",
  "access.menuNeeded": "菜单管理及其上级不能停用，否则无法恢复",
  "access.menuIsBase": "系统菜单不能删除，可以停用",
  "access.menuHasChildren": "请先移走或删除下级菜单",
} as const;

export const fields = {
  menuPath: "菜单路径",
  menuUrl: "组件地址",
  menuIcon: "图标",
  resourceName: "资源名称",
  resourceType: "资源类型",
  resourceCode: "资源编码",
  parent: "上级菜单",
  query: "页面参数",
  otherNames: "其他语言名称",
} as const;

export const words = {
  add: "新增资源",
  addChild: "新增下级",
  topLevel: "一级菜单",
  find: "查找菜单",
  kind: {
    folder: "目录",
    page: "页面",
    link: "外部链接",
  },
  shown: {
    on: "启用",
    off: "停用（隐藏）",
  },
  own: "自定义",
  missing: "当前版本没有该页面",
  action: {
    up: "上移",
    down: "下移",
    show: "启用",
    hide: "停用",
  },
  confirm: {
    show: "确定要启用该菜单吗？",
    hide: "确定要停用该菜单吗？",
  },
  hint: {
    hide: "停用只把菜单项从所有人的菜单中隐藏，不影响其调用；要拒绝调用，请在功能管理中停用相应功能。菜单修改将在24小时内生效",
    names: "留空的语言使用系统名称；自定义资源用英文或中文名称代替",
    page: "只能指向系统中存在的页面；只有能打开该页面的人才会看到它",
    query: "可选，例如 state=abnormal",
    link: "在新窗口打开，所有有菜单的人都能看到",
  },
  functions: "该页面的功能",
  noFunctions: "该页面没有单独的功能",
} as const;
