export const pages = {
  "/hygl/qygl": "区域管理",
} as const;

export const permissions = {
  "members.area.read": "查看会员卡区域",
  "members.area.write": "维护会员卡区域，分配员工",
} as const;

export const verbs = {
  setArea: "设置区域",
} as const;

export const errors = {
  "cardAreas.unknown": "区域不存在或不归您管理",
  "cardAreas.nameTaken": "同级已有此名称",
  "cardAreas.tooDeep": "最多 {{limit}} 级",
  "cardAreas.inUse": "该区域下有 {{children}} 个下级、{{cards}} 张卡，不能删除",
  "cardAreas.staffLast": "还有 {{n}} 人只属于该区域，删除后他们将能管理所有卡；请先移除或另行分配",
  "cardAreas.ownLimit": "受区域限制的人不能解除最后一个区域的限制，请由不受限制的人操作",
  "cardAreas.beyondOwn": "适用范围超出您所管理的区域，请由不受区域限制的人操作",
  "cardAreas.staffTaken": "该用户已在列表中",
  "cardAreas.staffUnfit": "请检查员工信息或角色权限",
} as const;

export const fields = {
  areaName: "区域名称",
  level: "级别",
  children: "下级区域",
  cardCount: "会员卡",
  staff: "员工",
  userId: "员工",
} as const;

export const words = {
  add: "新增区域",
  addChild: "新增下级",
  rename: "重命名",
  assign: "分配员工",
  search: "搜索区域",
  keys: "方向键移动，Enter 展开，N 新增下级，F2 重命名",
  none: "还没有区域；点击“新增区域”开始。",
  choose: "请在左侧选择一项",
  noStaff: "未分配",
  limited: "分配后只能管理本区域及下级区域的卡",
  removeStaff: "移除",
  removeStaffAsk: "确定要移除吗？",
  created: "已新增“{{name}}”",
  renamed: "已改名为“{{name}}”",
} as const;
