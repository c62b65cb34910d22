export const pages = {
  "/xtgl/dqgl": "地区管理",
} as const;

export const permissions = {
  "machines.region.read": "查看地区",
  "machines.region.write": "维护地区",
} as const;

export const errors = {
  "regions.unknown": "地区不存在",
  "regions.nameTaken": "同级已有此名称",
  "regions.provinceUnknown": "一级只能是地图上的省份，并使用其简称",
  "regions.tooDeep": "最多 {{limit}} 级",
  "regions.inUse": "该地区下有 {{children}} 个下级、{{points}} 个点位，不能删除",
} as const;

export const fields = {
  regionName: "名称",
  points: "点位",
  children: "下级",
  level: "级别",
} as const;

export const words = {
  add: "新增省份",
  addChild: "新增下级",
  rename: "重命名",
  search: "搜索名称",
  keys: "方向键移动，Enter 展开，N 新增下级，F2 重命名，Alt+↑↓ 排序",
  none: "还没有地区；点击“新增省份”开始。",
  choose: "请在左侧选择一项",
  level: {
    "1": "省份",
    "2": "城市",
    "3": "区县",
  },
  created: "已新增“{{name}}”",
  renamed: "已改名为“{{name}}”",
  deleteAsk: "确定要删除“{{name}}”吗？",
} as const;
