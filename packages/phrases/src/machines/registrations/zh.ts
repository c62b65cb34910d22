export const pages = {
  "/shj/jqdr": "导入机器",
  "/shj/jqzc": "机器注册",
} as const;

export const fields = {
  firstNo: "起始机器编号",
  lastNo: "结束机器编号",
  templateId: "模板",
} as const;

export const words = {
  importHint: "每行登记一台新机器，已有编号不改动。点位按名称或编号识别。安装机器时再生成通信密钥。",
  verb: "注册",
  next: "下一步",
  previous: "上一步",
  count: "共 {{n}} 台机器",
  lastHint: "只注册一台时留空；否则按末尾数字连续编号，一次最多 100 台",
  nameHint: "多台时名称后面加上各自的编号",
  templateHint: "机器类型须与模板一致",
  done: "已注册 {{n}} 台机器",
  once: "激活码含通信密钥，只显示这一次：请打印，或让每台机器扫描自己的激活码后联网。",
  print: "打印激活码",
  openMachine: "查看机器",
  openMachines: "查看未激活机器",
  step: {
    machines: "机器",
    placement: "点位与模板",
    codes: "激活码",
  },
} as const;
