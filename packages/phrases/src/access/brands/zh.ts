export const pages = {
  "/xtgl/sz": "设置",
} as const;

export const permissions = {
  "access.brand.write": "登录品牌",
} as const;

export const fields = {
  host: "域名",
  path: "登录路径",
  name: "品牌标题",
  titles: "各语言标题（留空则使用品牌标题）",
  subtitle: "副标题",
  background: "背景色",
  startLanguage: "初始语言",
  footer: "页脚",
  asksAgreement: "登录后须同意平台协议",
} as const;

export const words = {
  title: "登录品牌设置",
  hint: "按域名和登录路径设置登录页的名称、LOGO 与配色；最精确的一条生效。",
  add: "新增品牌",
  edit: "编辑品牌",
  empty: "尚未设置品牌，登录页显示产品自身的外观",
  everyHost: "所有域名",
  everyPath: "所有登录页",
  removeAsk: "删除后恢复为产品自身的外观，确定吗？",
  hostHint: "留空适用于所有域名；有端口时一并填写",
  hostWrong: "域名格式不正确",
  pathHint: "如 /loginZl；留空适用于该域名的所有登录页",
  pathWrong: "路径以 / 开头，仅含字母、数字和下划线",
  ofBrowser: "跟随浏览器",
  preview: "登录页预览",
} as const;
