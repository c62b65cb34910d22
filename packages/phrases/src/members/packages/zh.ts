export const pages = {
  "/hygl/hytc": "会员套餐",
} as const;

export const permissions = {
  "members.package.read": "查看会员套餐",
  "members.package.write": "管理会员套餐",
} as const;

export const errors = {
  "memberPackages.periodOutOfRange": "有效期为1到{{limit}}个月",
  "memberPackages.nameTaken": "该商户已有同名套餐",
} as const;

export const fields = {
  packageName: "套餐名称",
  packagePrice: "价格",
  packagePeriod: "有效期（月）",
  rightsNote: "权益说明",
  packageStatus: "状态",
} as const;

export const words = {
  state: {
    enabled: "已启用",
    disabled: "已停用",
  },
  action: {
    add: "新增套餐",
    edit: "编辑套餐",
    enable: "启用",
    disable: "停用",
  },
  confirm: {
    enable: "确定要启用该套餐吗？",
    disable: "确定要停用该套餐吗？",
  },
} as const;
