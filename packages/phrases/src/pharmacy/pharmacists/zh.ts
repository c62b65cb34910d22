export default {
  title: "我的药师",
  add: "新增药师",
  edit: "编辑药师",
  phone: "手机号",
  phoneWhole: "请输入完整手机号",
  duty: "是否启用",
  state: {
    onDuty: "在岗",
    offDuty: "停用",
    suspended: "证件失效",
  },
  enable: "启用",
  disable: "停用",
  enableAsk: "确定要启用该药师吗？",
  disableAsk: "确定要停用该药师吗？",
  defaultCertName: "执业药师注册证",
} as const;
