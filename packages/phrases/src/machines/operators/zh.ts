export const pages = {
  "/shgl/yylb": "运营列表",
} as const;

export const permissions = {
  "machines.operator.read": "查看运营人员",
} as const;

export const errors = {
  "operators.alreadyListed": "该用户已在列表中",
  "operators.checkStaff": "请检查员工信息或角色权限",
} as const;

export const fields = {
  machineCount: "机器数量",
  salesAmount: "销售额（近30天）",
  salesOrders: "订单数（近30天）",
} as const;

export const words = {
  add: "添加运营人员",
  edit: "编辑运营人员",
  state: {
    yes: "启用",
    no: "停用",
  },
  assign: "分配机器",
  machines: "机器",
  throughTeams: "团队 {{n}}",
  accountHint: "输入普通用户的登录账号",
} as const;
