export const pages = {
  "/xtgl/setpwd": "修改密码",
  "/launcher": "主菜单",
  "/login": "登录",
} as const;

export const verbs = {
  weak: "发现弱密码",
  succeeded: "登录",
  failed: "登录",
  blocked: "登录（账号已冻结）",
  logout: "退出登录",
  remember: "记住本设备",
  forget: "取消记住本设备",
  set: "修改密码",
  resetByCode: "验证码重置密码",
  resetByAdministrator: "管理员重置密码",
  resetPassword: "重置密码",
} as const;

export const errors = {
  "access.wrongCredentials": "用户名或密码错误",
  "access.codeInvalid": "验证码错误或已失效",
  "access.blocked": "账号已被冻结：{{reason}}",
  "access.passwordTooShort": "密码不能少于6位",
  "access.passwordsDiffer": "两次输入的密码不一致",
  "access.passwordTooCommon": "密码过于常见或与账号相近，请换一个",
  "access.initialPasswordOver": "初始密码已使用或已过期，请通过忘记密码重新设置或联系管理员",
  "access.loginAgain": "请重新登录后再操作",
  "access.ssoFailed": "单点登录失败，请重试或使用账号和密码登录",
  "access.ssoAccountUnknown": "该单点登录身份没有对应的账号，请联系管理员",
  "access.agreementPending": "请先登录并同意平台协议后再操作",
  "access.smsUnavailable": "短信暂时无法发送，请在{{seconds}}秒后重试",
  "access.providerNotConfigured": "未配置单点登录，请使用账号和密码登录",
  "access.applicationNotConfigured": "该应用尚未配置",
} as const;

export const words = {
  launcher: {
    title: "请选择要进入的系统",
    hello: "您好，{{name}}",
    logIn: "登录",
    notConfigured: "未配置",
    notOffered: "当前版本未开放",
  },
  tile: {
    leasing: "融资租赁",
    leasingHint: "设备租赁与分期账单",
    market: "微超管理",
    marketHint: "机器、商品、订单与资金",
    operations: "运维监控",
    operationsHint: "在线状态与故障处理",
    bigData: "大数据中心",
    bigDataHint: "实时销售大屏",
    factory: "工厂验机",
    factoryHint: "出厂检测与激活",
    afterSales: "售后服务",
    afterSalesHint: "问题反馈与解决方案",
    notices: "公告管理",
    noticesHint: "平台公告的发布",
    configuration: "配置管理",
    configurationHint: "部署与参数",
  },
  password: {
    old: "当前密码",
    new: "新密码",
    again: "确认新密码",
    hint: "修改后需要重新登录，其他设备上的登录也会失效。",
    must: "首次登录，请先修改初始密码。",
    done: "设置成功，请重新登录",
  },
  sms: {
    resetCode: "验证码 {{code}}，10 分钟内有效。请勿告诉他人。",
  },
} as const;
