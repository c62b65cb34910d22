export const pages = {
  "/xtgl/zhaq": "账号安全",
} as const;

export const verbs = {
  factorFailed: "登录（动态验证码错误）",
  enrol: "开启两步验证",
  recover: "使用恢复码",
  renewCodes: "重新生成恢复码",
  prove: "验证动态码",
} as const;

export const errors = {
  "access.secondFactorNeeded": "请输入动态验证码完成登录",
  "access.secondFactorWrong": "动态验证码错误、已使用或已失效",
} as const;

export const words = {
  title: "两步验证",
  on: "已开启",
  off: "未开启",
  since: "开启时间",
  left: "剩余恢复码",
  why: "开启后，登录除密码外还需输入身份验证器应用的动态验证码；超过商户限额的退款也需验证。",
  duty: "您的账号可以管理他人的权限，必须先开启两步验证。",
  begin: "开启两步验证",
  scan: "用身份验证器应用扫描二维码，或手动输入密钥。",
  picture: "身份验证器二维码",
  key: "密钥",
  firstCode: "应用显示的 6 位代码",
  code: "动态验证码或恢复码",
  codes: "恢复码",
  codesHint: "手机丢失时可用恢复码代替动态验证码，每个只能使用一次。这些恢复码只显示这一次，请妥善保存。",
  saved: "我已保存",
  renew: "重新生成恢复码",
  renewHint: "旧的恢复码将全部失效。",
  disable: "关闭两步验证",
  disableHint: "关闭后登录只需密码；更换手机时可先关闭再重新开启。",
  show: "身份验证",
  showHint: "此操作需要动态验证码，验证后 15 分钟内有效。",
} as const;
