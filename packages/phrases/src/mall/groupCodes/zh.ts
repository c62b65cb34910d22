export const pages = {
  "/sc/qewm": "群二维码",
} as const;

export const permissions = {
  "mall.groupCode.read": "查看群二维码",
  "mall.groupCode.write": "新增、编辑、启用、停用和删除群二维码",
} as const;

export const errors = {
  "mall.groupCodeExpired": "已过期，请选择今天或以后的日期",
} as const;

export const fields = {
  qrName: "二维码名称",
  qrImage: "二维码",
  machineId: "机器",
  updatedTime: "修改时间",
  validTo: "有效期止",
} as const;

export const words = {
  add: "新增群二维码",
  edit: "编辑群二维码",
  inMall: "商城",
  machineHint: "留空则用于商城",
  validToHint: "当天仍有效",
  enable: "启用",
  disable: "停用",
  enableAsk: "确定要启用吗？",
  disableAsk: "确定要停用吗？",
  status: {
    enabled: "已启用",
    disabled: "已停用",
    expired: "已过期",
  },
} as const;
