/** Texts that the server itself says: broken input rules, names of base data, the start banner. */
export default {
  rules: {
    required: "{{field}}：不能为空",
    type: "{{field}}：类型不对，应为{{expected}}",
    format: "{{field}}：格式不正确",
    choice: "{{field}}：只能是 {{choices}}",
    tooSmall: "{{field}}：不能小于{{limit}}",
    tooLarge: "{{field}}：不能大于{{limit}}",
    tooShort: "{{field}}：长度不能少于{{limit}}",
    tooLong: "{{field}}：长度不能超过{{limit}}",
    notRight: "{{field}}：内容不正确",
  },
  roles: {
    platformAdmin: "平台管理员",
    merchantAdmin: "商户管理员",
    staff: "员工",
    pharmacist: "药师",
  },
  start: {
    ready: "云售已启动",
    addressLine: "控制台",
    demoLine: "演示账号",
    passwordLine: "密码",
    dataLine: "数据目录",
    machinesLine: "机器接入",
    docsLine: "接口文档",
    stopLine: "按 Ctrl+C 停止",
    firstLine: "首个管理员",
    onceLine: "一次性密码（首次登录后须修改，仅显示这一次）",
    stopped: "已停止",
  },
  names: {
    platformMerchant: "平台",
    firstAdministrator: "管理员",
    resetCode: "验证码 {{code}}，10 分钟内有效。请勿告诉他人。",
  },
} as const;
