export default {
  title: "运营列表",
  add: "新增运营人员",
  edit: "编辑运营人员",
  field: {
    userName: "姓名",
    loginName: "登录账号",
    phone: "手机号",
    merchantNo: "商户编号",
    merchantName: "商户名称",
    machineCount: "机器数量",
    salesAmount: "销售额（近30天）",
    salesOrders: "订单数（近30天）",
    enabled: "是否启用",
  },
  state: {
    yes: "启用",
    no: "停用",
  },
  assign: "分配机器",
  machines: "机器",
  throughTeams: "团队 {{n}}",
  accountHint: "输入普通用户的登录账号",
} as const;
