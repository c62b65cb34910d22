/** What the server says at its start, and names of base data. */
export const words = {
  start: {
    ready: "云售已启动",
    addressLine: "控制台",
    demoLine: "演示账号",
    passwordLine: "密码",
    dataLine: "数据目录",
    machinesLine: "机器接入",
    docsLine: "接口文档",
    shopLine: "手机商城",
    roundLine: "手机补货",
    stopLine: "按 Ctrl+C 停止",
    firstLine: "首个管理员",
    onceLine: "一次性密码",
    stopped: "已停止",
    demoPreparing: "正在准备演示数据",
    demoReady: "演示数据已就绪",
  },
  names: {
    platformMerchant: "平台",
    firstAdministrator: "管理员",
    product: "云售",
  },
} as const;
