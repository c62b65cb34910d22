export const pages = {
  "/xtgl/yysz": "语言设置",
} as const;

export const permissions = {
  "system.translation.read": "查看界面词条",
  "system.translation.write": "翻译界面词条",
  "system.translation.review": "审核界面词条",
} as const;

export const verbs = {
  "system.translation.restore": "恢复原文案",
} as const;

export const errors = {
  "system.translationPlaces": "词条文本必须保留占位符：{{places}}",
  "system.ownTranslation": "不能审核自己翻译的词条",
  "system.translationColumns": "文件需包含词条键、语言和词条文本三列",
  "system.translationsRefused": "{{n}} 行有误，未写入任何词条。第 {{row}} 行：{{problem}}",
} as const;

export const fields = {
  langKey: "词条键",
  langCode: "语言",
  originalText: "中文原文",
  langText: "词条文本",
  deliveredText: "原文案",
  translationStatus: "翻译状态",
  reviewStatus: "审核状态",
  writer: "翻译人",
  reviewer: "审核人",
  updatedTime: "修改时间",
} as const;

export const words = {
  edit: "编辑词条",
  review: {
    delivered: "随产品提供",
    unreviewed: "待审核",
    reviewed: "审核通过",
  },
  translation: {
    translated: "已翻译",
    notTranslated: "未翻译",
  },
  approve: "审核通过",
  restore: "恢复原文案",
  restoreAsk: "确定要恢复随产品提供的文案吗？",
  onlyWritten: "此词条为随产品提供的文案",
  alreadyReviewed: "此词条已审核",
  import: "导入词条",
  importHint: "使用导出的文件格式（xlsx 或 csv）；有一行错误则整个文件不写入",
  file: "选择文件",
  imported: "已写入 {{written}} 条，{{same}} 条无变化",
  shownAtOnce: "保存后所有人立即看到新文案",
} as const;
