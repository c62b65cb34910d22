export const pages = {
  "/xtgl/hmd": "黑名单",
} as const;

export const permissions = {
  "members.blacklist.read": "查看黑名单",
  "members.blacklist.write": "添加、移出黑名单",
} as const;

export const errors = {
  "blacklist.taken": "已在黑名单中",
} as const;

export const fields = {
  entryKind: "类型",
  entryValue: "名单内容",
  reason: "原因",
  addedBy: "添加人",
  addedTime: "添加时间",
  cardNo: "卡号",
  holderPhone: "手机号",
} as const;

export const words = {
  kind: {
    phone: "手机号",
    card: "卡号",
    member: "会员",
  },
  action: {
    add: "加入黑名单",
    remove: "移出黑名单",
  },
  confirm: {
    remove: "确定要移出黑名单吗？",
  },
  hint: {
    wholePhone: "请输入完整手机号",
    effect: "加入后不能发卡、绑卡、补卡和充值；已发的卡消费时会报警",
  },
} as const;
