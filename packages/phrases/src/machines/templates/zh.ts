export const pages = {
  "/shj/mbgl": "模板管理",
  "/shj/shjMbadd": "售货机模板新增",
  "/shj/shjMbset": "售货机模板设置",
} as const;

export const permissions = {
  "machines.template.read": "查看",
  "machines.template.write": "新增、编辑、复制、删除、导入",
  "machines.template.apply": "应用到机器",
} as const;

export const verbs = {
  copyTemplate: "复制模板",
  importMain: "导入主模板",
} as const;

export const errors = {
  "templates.nameRequired": "模板名称不能为空",
  "templates.nameTaken": "模板名称已存在",
  "templates.flowOutOfRange": "流量预警值范围为0-10240MB",
  "templates.temperatureOutOfRange": "温度预警范围为-50至100℃",
  "templates.temperatureReversed": "温度上限不能低于下限",
  "templates.humidityOutOfRange": "湿度预警范围为0-100%",
  "templates.changedMeanwhile": "模板已被其他人修改，请刷新后重试",
  "templates.noParent": "没有上级商户，无法导入主模板",
  "templates.empty": "模板还没有货道",
} as const;

export const fields = {
  templateName: "模板名称",
  layerCount: "层数",
  maxLaneCount: "最大货道数",
  laneCount: "货道数",
  machineCount: "机器数量",
  tempWarnLow: "温度下限预警",
  tempWarnHigh: "温度上限预警",
  humidityWarn: "湿度预警",
  flowWarn: "流量预警(MB)",
  createdBy: "创建人",
  layers: "层数",
  perLayer: "最大货道数",
  lanes: "货道",
  machines: "机器",
  firstMachines: "首批机器数",
} as const;

export const words = {
  add: "新增模板",
  apply: "应用到机器",
  applyFirst: "先应用到 {{n}} 台机器",
  warningHint: "以上预警值优先于商户的报警规则；留空则按报警规则",
  firstHint: "留空则一次应用到全部机器；填写数字时，先应用到所选的前几台，确认无误后再应用到其余机器",
  copyConfirm: "确定要复制该模板吗？",
  deleteConfirm: "确定要删除该模板吗？",
  importMain: "导入主模板",
  importHint: "导入主模板时，同名模板将被跳过",
  imported: "已导入 {{n}} 个，跳过 {{skipped}} 个",
  parent: "上级商户的模板",
  chosen: "已选 {{n}} 条货道",
  choose: "单击货道选择，可选多条",
  all: "全选",
  none: "取消选择",
  set: "应用到所选货道",
  clear: "清空商品",
} as const;
