export const pages = {
  "/xtgl/sjzd": "数据字典",
  "/xtgl/shsjzd": "商户数据字典",
} as const;

export const permissions = {
  "system.dictionary.read": "查看数据字典",
  "system.dictionary.write": "维护数据字典",
  "system.merchantDictionary.read": "查看商户数据字典",
  "system.merchantDictionary.write": "维护商户数据字典",
} as const;

export const errors = {
  "system.dictionaryTypeUnknown": "字典类型不存在",
  "system.dictionaryTypeInUse": "该类型下还有词条，不能删除",
} as const;

export const fields = {
  dictType: "字典类型",
  typeName: "类型名称",
  dictCode: "字典编码",
  dictName: "字典名称",
  dictValue: "字典值",
  updatedTime: "修改时间",
} as const;

export const words = {
  add: "新增词条",
  edit: "编辑词条",
  enabled: "已启用",
  disabled: "已停用",
  enable: "启用",
  disable: "停用",
  disableAsk: "停用后表单不再提供此词条。确定要停用吗？",
  platformElsewhere: "平台的词条请在数据字典中维护",
  types: "字典类型",
  addType: "新增类型",
  editType: "编辑类型",
  noTypes: "还没有自定义类型，点击“新增类型”建立第一个",
  typesHint: "自定义类型的词条由商户的程序凭密钥读取",
  type: {
    paymentKind: "支付方式",
    machineType: "机器类型",
    language: "语言",
    orderState: "订单状态",
    ticketState: "工单状态",
    ticketReply: "工单快捷回复",
    blockReason: "账号封禁原因",
    blacklistReason: "黑名单原因",
    rejectReason: "单据驳回原因",
    priceReason: "调价原因",
    recallReason: "药品召回原因",
  },
} as const;
