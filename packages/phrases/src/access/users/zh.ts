export const pages = {
  "/shgl/xzyg": "新增员工",
  "/shgl/yggl": "员工管理",
  "/shgl/xzyh": "新增用户",
  "/shgl/bjyh": "编辑用户",
} as const;

export const permissions = {
  "access.user.read": "查看",
  "access.user.write": "新增、编辑、冻结、删除",
  "access.user.resetPassword": "重置密码",
  "access.user.viewAs": "以用户身份查看",
} as const;

export const verbs = {
  erase: "彻底清除",
  block: "冻结账号",
  unblock: "解冻账号",
  setRoles: "分配角色",
  resetSecondFactor: "重置两步验证",
  read: "查看完整信息",
  begin: "以该用户身份查看",
  end: "结束身份查看",
  resetByOperator: "在服务器上重置",
} as const;

export const errors = {
  "access.noAdministrator": "该商户还没有应用管理员",
  "access.accountTaken": "账号已被使用",
  "access.phoneTaken": "该用户已在列表中",
  "access.levelNotAllowed": "您不能授予该权限级别",
  "access.lastAdministrator": "至少要保留一位可用的管理员",
} as const;

export const fields = {
  account: "登录账号",
  name: "姓名",
  officePhone: "办公电话",
  level: "权限级别",
  userStatus: "用户状态",
  organisation: "所属组织",
  blocked: "是否冻结",
  blockReason: "冻结原因",
  machineCount: "授权机器",
} as const;

export const words = {
  title: "员工管理",
  /** What the filter takes: phones are stored sealed. */
  phoneSearch: "完整号码或后四位",
  level: {
    1: "应用管理员",
    2: "普通用户",
    3: "平台账号",
  },
  levelHint: {
    1: "查看本商户及下级商户的全部机器，无需授权",
    2: "只查看授权给该用户的机器",
    3: "平台人员，可查看所有商户",
  },
  state: {
    normal: "正常",
    blocked: "已冻结",
    deleted: "已删除",
  },
  action: {
    authorise: "授权机器",
    block: "冻结",
    unblock: "解冻",
    resetPassword: "重置密码",
    resetFactor: "重置两步验证",
    restore: "恢复",
    erase: "彻底删除",
    setRoles: "批量修改角色",
    viewAs: "以此用户查看",
    grant: "授权",
    revoke: "取消授权",
  },
  confirm: {
    unblock: "确定要解冻该用户吗？",
    resetPassword: "新的一次性密码将发送至该用户的手机，其所有登录立即失效。确定要重置密码吗？",
    resetFactor: "该用户的两步验证将被移除，其所有登录立即失效。确定要重置吗？",
    restore: "确定要恢复吗？",
    erase: "此操作将永久删除，是否继续？",
    revoke: "确定要取消授权吗？",
    rename: "修改登录名后密码将被重置",
    viewAs: "将以该用户的身份只读查看控制台，开始和结束都会被记录。是否继续？",
  },
  passwordSent: "初始密码已发送至手机",
  rolesReplaced: "所选角色将替换这 {{n}} 位用户现有的角色",
  machines: {
    grantedAt: "授权时间",
    grantedBy: "授权人",
    notNeeded: "应用管理员可查看全部机器，无需授权",
  },
  viewing: {
    banner: "{{viewer}} 正在以 {{account}}（{{merchant}}）的身份查看，仅可浏览",
    end: "退出",
  },
  sms: {
    initialPassword: "您的账号 {{account}} 的初始密码为 {{password}}，24 小时内有效，仅可使用一次，登录后须立即修改。",
  },
} as const;
