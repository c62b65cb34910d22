export const pages = {
  "/xtgl/jqrjgl": "机器软件管理",
} as const;

export const permissions = {
  "machines.software.read": "查看",
  "machines.software.write": "上传、发布、分配、暂停、停止",
  "machines.software.approve": "审核升级任务",
} as const;

export const verbs = {
  release: "发布",
  withdrawPackage: "撤回",
  propose: "分配机器",
  approveRollout: "通过升级任务",
  declineRollout: "驳回升级任务",
  pauseRollout: "暂停升级任务",
  resumeRollout: "继续升级任务",
  stopRollout: "停止升级任务",
} as const;

export const errors = {
  "software.fileEmpty": "文件不能为空",
  "software.fileTooLarge": "软件文件不能超过 {{limit}}",
  "software.versionTaken": "同名软件包的该版本已存在，内容不同",
  "software.inUse": "软件包已有升级任务，不能删除",
  "software.withdrawn": "软件包未发布，不能分配",
  "rollouts.planOutOfRange": "请输入{{least}}到{{most}}的整数",
  "rollouts.ownProposal": "不能通过自己提交的升级任务",
  "rollouts.machineBusy": "机器 {{machineNo}} 有未完成的升级任务",
} as const;

export const fields = {
  softName: "软件包名称",
  softVersion: "版本号",
  softType: "软件类型",
  softFile: "软件文件",
  forceUpdate: "强制更新",
  machineCount: "机器数量",
  uploader: "上传人",
  uploadTime: "上传时间",
  enabled: "发布状态",
  machines: "机器",
  groupSize: "每组机器数",
  failurePercent: "失败上限(%)",
  successPercent: "进入下一组的成功率(%)",
  stepMinutes: "单机时限(分钟)",
  waitHours: "离线等待(小时)",
  rolloutState: "任务状态",
  progress: "进度",
  proposedBy: "提交人",
  proposedTime: "提交时间",
  approvedBy: "通过人",
  endedTime: "结束时间",
  group: "分组",
  machineState: "升级状态",
  reason: "原因",
  fromVersion: "原版本",
  sentTime: "下发时间",
} as const;

export const words = {
  views: {
    packages: "软件包",
    rollouts: "升级任务",
  },
  kind: {
    upper: "上位机",
    lower: "下位机",
  },
  anyType: "全部类型",
  released: "已发布",
  notReleased: "未发布",
  yes: "是",
  no: "否",
  upload: "上传软件包",
  choose: "选择文件",
  release: "发布",
  withdraw: "撤回",
  assign: "分配机器",
  assigned: "已提交，等待另一人通过",
  open: "查看进度",
  progress: "已完成 {{done}} / {{all}}，失败 {{failed}}",
  groupOf: "第 {{group}} / {{groups}} 组",
  action: {
    approve: "通过",
    decline: "驳回",
    pause: "暂停",
    resume: "继续",
    stop: "停止",
  },
  confirm: {
    approve: "确定要通过吗？第一组将立即开始升级。",
    decline: "确定要驳回吗？",
    pause: "确定要暂停吗？已下发的机器会继续。",
    resume: "确定要继续吗？",
    stop: "确定要停止吗？停止后不能恢复。",
  },
  state: {
    proposed: "待审核",
    declined: "已驳回",
    running: "进行中",
    paused: "已暂停",
    stopped: "已停止",
    finished: "已完成",
  },
  stopped: {
    person: "人工停止",
    tooManyFailures: "失败过多，自动停止",
    tooFewSuccesses: "成功率过低，自动停止",
  },
  machineState: {
    waiting: "等待中",
    sent: "已下发",
    done: "已完成",
    failed: "失败",
    expired: "已过期",
    skipped: "已跳过",
  },
} as const;
