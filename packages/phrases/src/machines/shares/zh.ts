export const pages = {
  "/shgl/shjqsq": "商户机器授权",
  "/shgl/tdjqsq": "团队机器授权",
} as const;

export const permissions = {
  "machines.share.read": "查看商户授权",
  "machines.share.write": "授权给商户",
} as const;

export const errors = {
  "machines.ownAlready": "该机器本来就属于该商户或其下级",
  "machines.otherTree": "只能授权同一顶级商户下的机器",
} as const;

export const fields = {
  authorized: "授权状态",
  authTime: "授权时间",
} as const;

export const words = {
  merchantTitle: "商户机器授权",
  teamTitle: "团队机器授权",
  chooseMerchant: "请在左侧选择商户",
  chooseTeam: "请在左侧选择团队",
  noTeams: "还没有团队，请先新增",
  state: {
    yes: "已授权",
    no: "未授权",
  },
  grant: "授权",
  revoke: "取消授权",
  revokeConfirm: "确定要取消授权吗？",
} as const;
