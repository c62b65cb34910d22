/** Choosing a record wherever a form or a filter needs one. */
export const words = {
  hint: "编号、名称或拼音首字母",
  hintMany: "编号、名称或拼音首字母，可粘贴多个编号",
  recent: "最近使用",
  others: "其他",
  noMatch: "没有找到“{{text}}”",
  unknown: "没有找到：{{numbers}}",
  more: "仅显示前 {{n}} 项，请输入更多",
  kind: {
    machine: "机器",
    card: "会员卡",
    product: "商品",
    merchant: "商户",
    person: "用户",
  },
  state: {
    inUse: "使用中",
    offline: "离线",
    notActivated: "未激活",
    outOfUse: "不在使用",
  },
} as const;
