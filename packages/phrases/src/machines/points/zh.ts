export const pages = {
  "/shj/dwgl": "点位管理",
  "/shj/xlgl": "线路管理",
  "/shj/qygl": "区域管理",
} as const;

export const permissions = {
  "machines.point.read": "查看点位",
  "machines.point.write": "新增、编辑、删除点位",
  "machines.route.read": "查看线路",
  "machines.route.write": "新增、编辑、删除线路",
  "machines.zone.read": "查看区域",
  "machines.zone.write": "新增、编辑、删除区域",
} as const;

export const verbs = {
  setRoute: "设置线路",
} as const;

export const errors = {
  "points.locationMissing": "请先标注位置再保存",
  "points.longitudeOutside": "经度须在 -180 到 180 之间",
  "points.latitudeOutside": "纬度须在 -90 到 90 之间",
  "points.inUse": "该点位有 {{machines}} 台机器，不能删除",
  "routes.inUse": "该线路下有 {{points}} 个点位，不能删除",
  "zones.unknown": "区域不存在",
  "zones.inUse": "该区域下有 {{routes}} 条线路，不能删除",
} as const;

export const fields = {
  pointNo: "点位编号",
  zoneName: "区域",
  province: "省份",
  city: "城市",
  regionId: "地区",
  pointAddress: "点位地址",
  longitude: "经度",
  latitude: "纬度",
  pointContact: "点位联系人",
  machineCount: "机器数量",
  pointCount: "点位数量",
  routeCount: "线路数量",
  replenisherId: "补货员",
  managerId: "负责人",
} as const;

export const words = {
  addPoint: "新增点位",
  editPoint: "编辑点位",
  addRoute: "新增线路",
  editRoute: "编辑线路",
  addZone: "新增区域",
  editZone: "编辑区域",
  bind: "绑定机器",
  bindHint: "已绑定其他点位的机器会改绑到此点位",
  unbind: "解绑机器",
  unbindAsk: "确定要解绑该机器吗？",
  bindAsk: "确定要绑定所选机器吗？",
  batchMachines: "共 {{n}} 台机器",
  batchPoints: "共 {{n}} 个点位",
  setRoute: "设置线路",
  noRoute: "不设线路",
  setRouteHint: "留空则移出原线路",
  machinesAt: "点位机器",
  tab: {
    points: "点位",
    routes: "线路",
    zones: "区域",
  },
  view: {
    list: "列表",
    map: "地图",
  },
  onMap: "地图查看",
  map: {
    label: "点位地图",
    base: "底图仅含省界，不含街道",
    by: "地图：{{provider}}",
    providers: { tianditu: "天地图", amap: "高德地图" },
    zoomIn: "放大",
    zoomOut: "缩小",
    whole: "显示全图",
    failed: "地图加载失败，仍可填写经纬度",
    pick: "在地图上点击标注位置",
    offline: "{{n}} 台离线",
    some: "地图上显示前 {{shown}} 个，共 {{all}} 个",
  },
  paste: "粘贴“经度,纬度”",
  position: "位置 (WGS-84)",
  noMachines: "该点位还没有机器",
} as const;
