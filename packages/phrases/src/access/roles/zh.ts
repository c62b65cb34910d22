export const pages = {
  "/shgl/xzjs": "新增角色",
  "/xtgl#roles": "角色管理",
  "/xtgl/jsgl": "角色管理",
  "/xtgl/xzjs": "新增角色",
  "/xtgl/bjjs": "编辑角色",
  "/xtgl/jszyqx": "角色资源权限",
} as const;

export const permissions = {
  "access.role.read": "查看",
  "access.role.write": "新增、编辑、授予权限",
} as const;

export const verbs = {
  setPermissions: "设置权限",
} as const;

export const errors = {
  "access.roleExceedsGiver": "不能授予超出您自身权限的角色或权限",
  "access.roleUnknown": "请检查员工信息或角色权限",
  "access.roleInUse": "还有 {{count}} 个账号使用该角色，不能删除",
  "access.roleIsBase": "该角色由平台维护，不能在此修改",
  "access.roleNameTaken": "角色名称已存在",
} as const;

export const fields = {
  code: "角色编号",
  name: "角色名称",
  kind: "角色类型",
  description: "角色描述",
  permissionCount: "权限数",
  updatedAt: "修改时间",
} as const;

export const words = {
  title: "角色管理",
  permissions: "资源权限",
  kind: {
    web: "网页端",
    app: "移动端",
  },
  platform: "平台",
  all: "全部",
  effective: "菜单修改将在24小时内生效",
  beyond: "您没有此权限，不能授予他人",
  readOnly: "您只能查看该角色",
  fullRights: "平台管理员拥有全部权限",
  chosen: "已选 {{n}} 项权限",
  switchedOff: "已停用",
  hiddenPage: "菜单中隐藏",
  otherPages: "其他",
  base: {
    platformAdmin: "平台管理员",
    operator: "运营员",
    merchantAdmin: "商户管理员",
    childMerchantAdmin: "子商户管理员",
    agent: "代理商",
    staff: "员工",
    replenisher: "补货员",
    technician: "维修员",
    pharmacist: "药师",
    doctor: "医生",
  },
  baseDescription: {
    platformAdmin: "管理整个平台",
    operator: "协助管理平台的日常业务",
    merchantAdmin: "管理本商户及下级商户的业务和账号",
    childMerchantAdmin: "管理一个子商户的日常业务和账号",
    agent: "查看代理的机器和订单，处理异常",
    staff: "日常运营：机器、货道、订单和会员",
    replenisher: "给机器补货：货道和库存",
    technician: "维修机器：查看状态，发送远程指令",
    pharmacist: "药品柜的药师：机器、订单和药师",
    doctor: "查看订单和商品",
  },
} as const;
