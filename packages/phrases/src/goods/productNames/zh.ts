export const pages = {
  "/spgl/spmcgjh": "商品名称国际化",
} as const;

export const fields = {
  langCode: "语言",
  translatedName: "译名",
  translationStatus: "翻译状态",
  updatedTime: "修改时间",
} as const;

export const words = {
  state: {
    translated: "已翻译",
    notTranslated: "未翻译",
  },
  translate: "翻译",
} as const;
