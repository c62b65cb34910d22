export const pages = {
  "/shj/jqxppz": "机器选品配置",
} as const;

export const permissions = {
  "machines.config.read": "查看",
  "machines.config.write": "配置",
} as const;

export const verbs = {
  setFlags: "配置功能开关",
} as const;

export const errors = {
  "machines.noFlagChosen": "请至少选择一项要修改的设置",
} as const;

export const fields = {
  onlineStatus: "联网状态",
  updatedTime: "修改时间",
  categoryIds: "分类顺序",
} as const;

export const words = {
  set: "配置",
  setMany: "批量配置",
  on: "开启",
  off: "关闭",
  keep: "不变",
  done: "已配置 {{n}} 台机器，其中 {{changed}} 台有变化",
  hint: "机器下次启动时生效",
  orderHint: "按选择的先后显示，未选的分类排在后面",
} as const;
