export const pages = {
  "/xtgl/dsfdjpz": "第三方对接配置",
} as const;

export const permissions = {
  "system.docking.read": "查看第三方对接",
  "system.docking.write": "维护第三方对接",
} as const;

export const verbs = {
  "system.docking.test": "测试接口",
  "system.docking.replay": "重新推送",
  "system.apiKey.revoke": "吊销密钥",
} as const;

export const errors = {
  "system.dockingUrl": "接口地址须为公网 https 地址，不带端口和账号",
  "system.dockingKey": "接口密钥须以 whsec_ 开头，后接 24 至 64 字节的 Base64",
  "system.categoryPair": "请填写父分类和子分类",
  "system.dockingExists": "接口配置已存在",
  "system.dockingDisabled": "请先启用接口",
  "system.apiSignature": "签名无效或已过期",
  "system.apiScope": "此密钥无权调用该接口",
  "system.apiQuota": "调用次数已达上限，请 {{seconds}} 秒后重试",
} as const;

export const fields = {
  interfaceName: "接口名称",
  interfaceUrl: "接口地址",
  parentCategory: "父分类",
  childCategory: "子分类",
  parentCategoryId: "父分类",
  childCategoryId: "子分类",
  interfaceKey: "接口密钥",
  lastPush: "最近推送",
  event: "事件",
  events: "推送事件",
  withBelow: "含下级商户",
  pushState: "状态",
  attempts: "次数",
  pushResult: "结果",
  updatedTime: "修改时间",
  keyName: "密钥名称",
  apiKeyId: "密钥编号",
  secret: "密钥",
  scopes: "开放内容",
  usedTime: "最近调用",
  keyState: "状态",
} as const;

export const words = {
  add: "新增接口",
  edit: "编辑接口",
  enabled: "已启用",
  disabled: "已停用",
  enable: "启用",
  disable: "停用",
  disableAsk: "停用后不再推送，等待中的推送作废。确定要停用吗？",
  test: "测试",
  testSent: "测试消息已发出，结果见推送记录",
  pushes: "推送记录",
  replay: "重新推送",
  waits: "此消息仍在推送中",
  keyHint: "留空则自动生成；编辑时留空表示不变",
  eventsHint: "推送本商户的事件，可含下级商户；不选事件时只推送测试消息",
  keyOnce: "接口密钥只显示这一次，请立即保存",
  push: {
    queued: "推送中",
    delivered: "已送达",
    dead: "推送失败",
  },
  eventName: {
    "interface.test": "测试消息",
    "order.paid": "订单已支付",
    "order.completed": "订单已完成",
    "order.refunded": "订单已退款",
    "stock.low": "库存达到预警值",
    "stock.soldOut": "货道售罄",
    "machine.online": "机器上线",
    "machine.offline": "机器离线",
    "machine.alarm": "机器报警",
  },
  apiKeys: "开放接口密钥",
  addKey: "新增密钥",
  revoke: "吊销",
  revokeAsk: "吊销后使用此密钥的程序将无法调用，且不能恢复。确定要吊销吗？",
  valid: "有效",
  revoked: "已吊销",
  scope: {
    "orders.read": "读取订单",
    "products.read": "读取商品分类",
    "movements.read": "读取库存流水",
    "machines.read": "读取机器",
    "members.read": "读取会员",
    "dictionary.read": "读取数据字典",
  },
} as const;
