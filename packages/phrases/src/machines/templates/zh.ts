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
