export const pages = {
  "/xtgl/uploadXy": "上传协议",
  "/xtgl/ptxygl": "平台协议管理",
} as const;

export const permissions = {
  "system.agreement.read": "查看协议",
  "system.agreement.write": "上传、发布协议",
} as const;

export const verbs = {
  publish: "发布",
  agree: "同意协议",
} as const;

export const errors = {
  "system.agreementAccepted": "已有账号同意该协议，不能删除",
} as const;

export const fields = {
  name: "协议名称",
  md5: "MD5码",
  sha256: "SHA-256码",
  size: "文件大小",
  time: "时间",
  published: "发布时间",
  status: "发布状态",
  agreedBy: "同意账号",
  person: "姓名",
  merchant: "商户名称",
  acceptedAt: "同意时间",
} as const;

export const words = {
  state: {
    draft: "未发布",
    published: "已发布",
    stopped: "已停用",
  },
  publish: "发布",
  publishConfirm: "发布后，指定域名的账号登录时须同意该协议，之前的协议将停用。确定发布吗？",
  stop: "停用",
  stopConfirm: "停用后不再要求同意该协议，确定停用吗？",
  records: "同意记录",
  file: "协议文件",
  fileHint: "仅支持PDF，不超过5MB",
  choose: "选择文件",
  stored: "协议已上传，校验码如下",
  back: "返回协议列表",
} as const;
