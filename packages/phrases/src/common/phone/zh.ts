export const words = {
  brand: "云售",
  back: "返回",
  close: "关闭",
  language: "语言",
  less: "少一个",
  more: "多一个",
  retry: "重试",
  waiting: "正在加载",
  offline: "网络不通，请检查网络后重试",
  noPage: "页面不存在，请重新扫码",
} as const;
