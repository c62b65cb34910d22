export const pages = {
  "/xtgl/dagl/zzgl": "组织管理",
  "/xtgl/dagl": "档案管理",
} as const;

export const permissions = {
  "access.organisation.read": "查看组织",
  "access.organisation.write": "维护组织",
} as const;

export const errors = {
  "access.organisationUnknown": "组织不存在",
  "access.organisationTooDeep": "组织最多{{limit}}级",
  "access.organisationInUse": "还有 {{organisations}} 个下级组织和 {{accounts}} 个账号，不能删除",
} as const;

export const fields = {
  orgName: "组织名称",
  orgCode: "组织编码",
  parentOrg: "上级组织",
} as const;

export const words = {
  add: "新增组织",
  editTitle: "编辑组织",
  addChild: "新增下级",
  topLevel: "顶级组织",
  owner: "所属商户",
  showUsers: "查看账号",
  ofTop: "组织由顶级商户统一维护，您的商户没有自己的组织",
} as const;
