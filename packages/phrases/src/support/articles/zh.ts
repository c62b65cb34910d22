export const pages = {
  "/shkf/cjwtgl": "常见问题管理",
  "/shkf/xzwt": "新增问题",
  "/shkf/jjfa": "解决方案",
  "/cjwtjjfa": "常见问题解决方案",
  "/cjwtjjfafb": "解决方案详情",
} as const;

export const permissions = {
  "support.article.read": "查看常见问题与解决方案草稿",
  "support.article.write": "编写和发布常见问题与解决方案",
  "support.solution.read": "查看知识库",
} as const;

export const verbs = {
  translate: "翻译",
} as const;

export const errors = {
  "support.articleUnknown": "内容不存在或已撤回",
  "support.articleChanged": "内容刚被他人修改，请刷新后再试",
  "support.articlePublished": "已发布的内容需先撤回再删除",
  "support.categoryMissing": "请先选择分类",
  "support.pageUnknown": "页面不存在",
} as const;

export const fields = {
  category: "问题分类",
  title: "标题",
  content: "内容",
  summary: "内容摘要",
  publishStatus: "发布状态",
  viewCount: "浏览次数",
  useful: "有用",
  useless: "无用",
  updatedBy: "修改人",
  updatedTime: "修改时间",
  keyword: "关键词",
  articleKind: "类别",
  pages: "显示在页面",
  langCode: "译文语言",
  translated: "已有译文",
} as const;

export const words = {
  state: {
    draft: "草稿",
    published: "已发布",
    withdrawn: "已撤回",
  },
  kind: {
    faq: "常见问题",
    solution: "解决方案",
  },
  action: {
    addQuestion: "新增问题",
    addSolution: "新增解决方案",
    publish: "发布",
    withdraw: "撤回",
    translate: "翻译",
    picture: "插入图片",
    back: "返回列表",
  },
  confirm: {
    publish: "确定要发布吗？发布后所有人可见。",
    withdraw: "确定要撤回吗？",
  },
  hint: {
    markdown: "支持 Markdown：**加粗**、# 标题、- 列表、[链接](https://)",
    changed: "有未发布的修改",
    preview: "预览",
    pages: "读者在这些页面标题旁的“?”中看到本文",
    ofPage: "本页帮助",
    noHelp: "还没有关于此页的说明",
    allHelp: "查看知识库",
    versions: "已发布的版本",
    useful: "这篇内容对您有用吗？",
    related: "相关问题",
    search: "支持文字与拼音",
    outdated: "原文已修改，请更新译文",
    untranslated: "暂无{{language}}译文，以下为中文原文。",
    saved: "已于 {{time}} 自动保存",
    saveFailed: "自动保存失败：{{reason}}",
    original: "原文",
    translating: "标题和内容都留空即删除该译文；发布后读者可见。",
  },
} as const;
