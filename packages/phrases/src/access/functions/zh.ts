export const pages = {
  "/xtgl/zygl/gngl": "功能管理",
} as const;

export const errors = {
  "access.functionIsBase": "系统功能的权限不能更改，也不能删除",
  "access.permissionGrouped": "所选权限已归入其他功能",
} as const;

export const fields = {
  funcName: "功能名称",
  funcCode: "功能编码",
  permissions: "包含权限",
  origin: "来源",
  roleCount: "角色数",
} as const;

export const words = {
  add: "新增功能",
  editTitle: "编辑功能",
  state: {
    on: "启用",
    off: "停用",
  },
  origin: {
    base: "系统",
    own: "自定义",
  },
  action: {
    enable: "启用",
    disable: "停用",
  },
  confirmEnable: "确定要启用该功能吗？",
  confirmDisable:
    "停用“{{name}}”后，除平台管理员外，所有角色对它的调用将在5秒内被拒绝；角色中的授权保留，启用后恢复。确定要停用吗？",
  hint: "功能把系统已有的权限组合成按钮或操作，在角色的资源权限中授予；组合不会给任何人增加权限。停用功能后，除平台管理员外，所有角色的相应调用在5秒内被拒绝。",
} as const;
