export const pages = {
  "/xtgl/zfsz": "支付设置",
  "/xtgl/zfsz/zffwgl": "支付服务管理",
  "/xtgl/zfsz/fwscssz": "服务商参数设置",
} as const;

export const permissions = {
  "payments.service.read": "查看支付服务",
  "payments.service.write": "新增、编辑、启用和停用支付服务",
  "payments.parameters.read": "查看服务商参数",
  "payments.parameters.write": "新增、验证和激活服务商参数",
} as const;

export const verbs = {
  verifyKeys: "验证",
} as const;

export const errors = {
  "payments.serviceUnknown": "支付服务不存在",
  "payments.serviceChanged": "刚被他人修改，请刷新后再试",
  "payments.serviceUsed": "该服务已有交易，不能删除，可停用",
  "payments.serviceWithoutParameters": "请先设置、验证并激活服务商参数",
  "payments.methodTaken": "该支付方式已由其他服务承担，请先停用该服务",
  "payments.parametersUnknown": "参数不存在",
  "payments.parametersFixed": "使用中或已失效的参数不能修改，请新增一版",
  "payments.accountFixed": "同一服务的商户号不能更换，请新增支付服务",
  "payments.draftExists": "该服务已有未激活的参数，请编辑它",
  "payments.merchantNoWrong":
    "商户号格式不正确：微信为8-12位数字，支付宝为2088开头的16位数字，银联为15位数字或大写字母",
  "payments.appIdWrong": "应用编号格式不正确：微信为wx加16位，支付宝为16位数字",
  "payments.serialWrong": "序列号格式不正确",
  "payments.apiKeyWrong": "APIv3密钥为32位字母和数字",
  "payments.appSecretWrong": "应用密钥格式不正确，应为32位小写字母和数字",
  "payments.keyUnreadable": "无法读取，请完整粘贴",
  "payments.keyPrivate": "此处应填公钥，请勿填写私钥",
  "payments.keyExpired": "公钥证书已过期",
  "payments.keyNotOurs": "应用公钥与密钥不匹配",
  "payments.addressNotAllowed": "接口地址只能是服务商的官方地址",
  "payments.probeFailed": "服务商未以有效签名应答：{{problem}}",
} as const;

export const fields = {
  providerName: "服务商名称",
  payMethod: "支付方式",
  feeRate: "费率",
  enabled: "是否启用",
  ready: "参数",
  updatedTime: "修改时间",
  payAccountNo: "收款账户",
  payKey: "密钥",
  interfaceUrl: "接口地址",
  appId: "应用编号",
  certificateSerial: "商户API序列号",
  apiKey: "APIv3密钥",
  appSecret: "应用密钥（AppSecret）",
  platformSerial: "微信支付公钥ID",
  platformKey: "服务商公钥",
  certificates: "应用公钥与根公钥（PEM）",
  paysInApp: "支付宝内付款",
  parameterState: "参数状态",
  platformSerials: "服务商密钥序列号",
  provenTime: "验证时间",
} as const;

export const words = {
  switch: {
    enabled: "已启用",
    disabled: "已停用",
  },
  ready: {
    yes: "已激活",
    no: "未设置",
  },
  state: {
    draft: "待验证",
    proven: "已验证",
    active: "使用中",
    retired: "已失效",
  },
  action: {
    addService: "新增支付服务",
    editService: "编辑支付服务",
    parameters: "参数",
    addParameters: "新增参数",
    editParameters: "编辑参数",
    prove: "验证",
    enable: "启用",
    disable: "停用",
    activate: "激活",
  },
  confirm: {
    enable: "确定要启用该支付服务吗？售货机将通过它收款。",
    disable: "确定要停用该支付服务吗？不再发起新的收款，已有支付和退款继续处理。",
    remove: "确定要删除该支付服务吗？",
    prove: "确定要用这些参数向服务商发起验证吗？",
    activate: "确定要激活这些参数吗？原有参数同时失效。",
  },
  unionpay: {
    certificates: "商户签名公钥（PEM）",
    own: "粘贴银联为商户签发的公钥PEM（.cer），与密钥配对",
    authorities: "PEM，依次粘贴银联的根公钥和中级公钥",
  },
  hint: {
    feeRate: "正在收款的服务，其费率从当日起适用于未单独设置费率的商户",
    appSecret: "用于在微信内直接付款；不填则只用付款码",
    paysInApp: "买家在支付宝里打开商城时直接付款；须先在支付宝开放平台的应用里登记本网站的回调地址",
    added: "已新增，设置、验证并激活参数后可启用",
    kept: "留空则保持不变",
    key: "PEM 或 Base64，保存后不再显示",
    platformKey: "PEM，可多个并存，依次粘贴",
    certificates: "证书模式：先粘贴应用公钥的PEM，再粘贴支付宝根的PEM；密钥模式留空",
    proven: "服务商应答有效，可以激活",
  },
} as const;
