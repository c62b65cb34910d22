export const pages = {
  "/shj/spydgl": "商品异动管理",
} as const;

export const permissions = {
  "machines.change.read": "查看",
  "machines.change.write": "批量改价、撤销、重新下发",
} as const;

export const verbs = {
  template: "应用模板",
  swap: "替换商品",
  undo: "撤销变更",
  tellAgain: "重新下发",
} as const;

export const errors = {
  "changeSets.nothingToChange": "没有需要修改的货道",
  "changeSets.undoneAlready": "该变更已撤销",
} as const;

export const fields = {
  laneNo: "货道编号",
  changeAction: "变更",
  oldPrice: "原售价",
  newPrice: "新售价",
  purchase: "进货价",
  batchNo: "批次",
  stock: "库存",
  syncState: "机器状态",
  reason: "原因",
  updatedBy: "修改人",
  updatedTime: "修改时间",
  askedTime: "下发时间",
  title: "内容",
  kind: "类型",
  machines: "机器",
  lanes: "货道",
  desired: "目标",
  actual: "机器实际",
  product: "商品",
  target: "范围",
  template: "模板名称",
} as const;

export const words = {
  views: {
    log: "异动记录",
    sets: "变更单",
    differing: "未同步货道",
  },
  state: {
    pending: "待发送",
    sent: "已发送",
    confirmed: "已确认",
    refused: "被拒绝",
    expired: "已过期",
    replaced: "已被替代",
  },
  action: {
    save: "编辑",
    price: "改价",
    refill: "补货",
    stop: "停售",
    enable: "启用",
    reserve: "仅取货",
    lock: "锁定",
    unlock: "解锁",
    generate: "生成",
    remove: "移除",
    template: "应用模板",
    add: "添加商品",
    swap: "替换商品",
    undo: "撤销",
  },
  targets: {
    machines: "指定机器",
    template: "已应用模板的机器",
  },
  setPrice: "批量改价",
  undo: "撤销",
  undoPrice: "撤销改价",
  undoConfirm: "确定要撤销吗？没有再次修改过的货道将恢复原样。",
  undone: "已恢复 {{lanes}} 条货道，{{kept}} 条之后被修改过，保持不变",
  retry: "重新下发",
  retried: "已重新下发 {{n}} 条货道",
  preview: "预览",
  before: "修改前",
  after: "修改后",
  gone: "无此货道",
  summary: "将修改 {{machines}} 台机器的 {{lanes}} 条货道",
  stockOut: "需人工取出 {{n}} 件",
  below: "{{n}} 条货道低于进货价",
  unchanged: "不受影响：{{machines}}",
  firstRows: "仅显示前 {{n}} 条",
  apply: "修改 {{n}} 条货道",
  made: "已修改 {{machines}} 台机器的 {{lanes}} 条货道",
  restartAbout: "{{n}} 台机器",
  progress: "已确认 {{done}} / {{all}}",
  undoneAt: "已撤销",
  allStates: "全部",
  templateRequired: "模板名称不能为空",
} as const;
