export const pages = {
  "/shgl/wdtd": "我的团队",
} as const;

export const permissions = {
  "machines.team.read": "查看团队",
  "machines.team.write": "管理团队",
} as const;

export const verbs = {
  addMember: "添加成员",
  removeMember: "移除成员",
} as const;

export const errors = {
  "teams.unknown": "团队不存在",
  "teams.nameTaken": "团队名称已被使用",
  "teams.alreadyMember": "该用户已在列表中",
  "teams.checkStaff": "请检查员工信息或角色权限",
} as const;

export const fields = {
  teamName: "团队名称",
  memberNum: "人数",
  addedTime: "加入时间",
} as const;

export const words = {
  add: "新增团队",
  edit: "编辑团队",
  addMember: "添加成员",
  removeMember: "移除成员",
  removeMemberConfirm: "移除后该成员将失去通过团队获得的机器授权，确定吗？",
  accountHint: "输入普通用户的登录账号",
} as const;
