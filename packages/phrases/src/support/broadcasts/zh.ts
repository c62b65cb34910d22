export const pages = {
  "/xtgl/xxtz": "消息通知",
  "/xtgl/xzxxtz": "新增消息通知",
  "/xtgl/xxlx": "消息类型",
} as const;

export const permissions = {
  "support.message.read": "查看自己的消息",
  "support.broadcast.write": "群发消息",
  "support.messageType.read": "查看消息类型",
  "support.messageType.write": "新增和编辑消息类型",
} as const;

export const verbs = {
  "support.broadcast.send": "群发消息",
  "support.broadcast.recall": "撤回消息",
} as const;

export const errors = {
  "support.templateField": "内容中的 {{name}} 不是可用字段",
  "support.receiversMalformed": "商户编号请用英文逗号分隔，末尾不能有逗号",
  "support.tooManyReceivers": "一次最多填写{{limit}}个商户编号",
  "support.receiverUnknown": "商户编号 {{no}} 不存在",
  "support.messageUnknown": "消息不存在或已被删除",
  "support.messageRecalled": "消息已撤回",
  "support.messageTypeUnknown": "消息类型不存在或已停用",
  "support.messageTypeTaken": "已有同名的消息类型",
  "support.messageTypeInUse": "该消息类型已被使用，只能停用",
} as const;

export const fields = {
  msgTitle: "消息标题",
  msgType: "消息类型",
  typeId: "消息类型",
  msgContent: "消息内容",
  msgTemplate: "消息模板",
  notifyWay: "通知方式",
  updatedTime: "修改时间",
  sendTime: "发送时间",
  readStatus: "阅读状态",
  receiverMerchants: "接收商户编号",
  sendStatus: "发送状态",
  receivers: "接收人数",
  readers: "已读人数",
  sentBy: "发送人",
  deliveries: "外发结果",
} as const;

export const words = {
  tab: {
    received: "收到的消息",
    sent: "已发送的消息",
  },
  readState: {
    unread: "未读",
    read: "已读",
  },
  sendState: {
    sending: "发送中",
    sent: "已发送",
    recalled: "已撤回",
  },
  way: {
    console: "控制台消息",
    sms: "短信",
    mail: "邮件",
    robot: "群机器人",
  },
  to: {
    everybody: "全部商户",
    merchants: "指定商户",
  },
  switched: {
    on: "已启用",
    off: "已停用",
  },
  action: {
    addType: "新增消息类型",
    markRead: "标为已读",
    markAll: "全部已读",
    open: "查看相关内容",
    enable: "启用",
    disable: "停用",
    recall: "撤回",
  },
  confirm: {
    markAll: "确定要将全部消息标为已读吗？",
    disable: "确定要停用吗？停用后新消息不能选择该类型。",
    enable: "确定要启用吗？",
    recall: "确定要撤回吗？收件人将不再看到该消息，已发出的短信、邮件和群消息无法撤回。",
  },
  hint: {
    all: "所有未读消息",
    system: "系统消息",
    fields: "支持 Markdown，可用字段：{{list}}，发送后按接收人填写",
    numbers: "多个商户编号用英文逗号分隔，如 1001,1002",
    ways: "控制台消息始终发送；短信只含类型和标题；邮件和群机器人发送全文",
    preview: "预览",
    sent: "消息已开始发送",
    recalled: "消息已撤回",
    delivered: "待发 {{waiting}}，成功 {{sent}}，失败 {{failed}}",
  },
} as const;
