export const pages = {
  "/xmgl": "项目管理",
  "/xmdetail": "项目详情",
  "/xqk": "需求库",
} as const;

export const permissions = {
  "support.project.write": "新增、编辑和关闭项目",
  "support.requirement.write": "新增、编辑和处理需求",
} as const;

export const verbs = {
  "support.project.record": "登记项目进展",
  "support.project.close": "关闭项目",
  "support.project.reopen": "重新打开项目",
  "support.requirement.accept": "采纳需求",
  "support.requirement.finish": "完成需求",
  "support.requirement.reject": "驳回需求",
  "support.requirement.reopen": "重新打开需求",
} as const;

export const errors = {
  "support.projectUnknown": "项目不存在",
  "support.projectChanged": "项目刚被他人修改，请刷新后再试",
  "support.projectClosed": "项目已关闭，请先重新打开",
  "support.projectUnfinished": "还有{{count}}个需求未处理完，不能关闭项目",
  "support.progressRange": "进度请输入0到100的整数",
  "support.requirementUnknown": "需求不存在",
  "support.requirementChanged": "需求刚被他人修改，请刷新后再试",
  "support.requirementDecided": "需求已完成或已驳回，请先重新打开",
} as const;

export const fields = {
  projectName: "项目名称",
  projectId: "所属项目",
  projectStatus: "项目状态",
  projectOwner: "负责人",
  projectMembers: "项目成员",
  progress: "进度",
  progressWords: "进展说明",
  startDate: "开始日期",
  endDate: "结束日期",
  machineIds: "项目机器",
  requirementTitle: "需求标题",
  requirementContent: "需求内容",
  requirementStatus: "需求状态",
  createdBy: "创建人",
} as const;

export const words = {
  projectState: {
    planned: "未开始",
    active: "进行中",
    closed: "已关闭",
  },
  requirementState: {
    new: "待评估",
    accepted: "已采纳",
    done: "已完成",
    rejected: "已驳回",
  },
  action: {
    addProject: "新增项目",
    addRequirement: "新增需求",
    record: "登记进展",
    close: "关闭",
    reopen: "重新打开",
    accept: "采纳",
    finish: "完成",
    reject: "驳回",
    back: "返回列表",
  },
  confirm: {
    close: "确定要关闭该项目吗？",
    reopen: "确定要重新打开吗？",
    accept: "确定要采纳该需求吗？",
    finish: "确定该需求已完成吗？",
    reject: "确定要驳回该需求吗？",
  },
  hint: {
    everybody: "无需登录即可查看，请填写部门或岗位，不要填写姓名",
    machines: "机器数：{{count}}",
    entries: "进展记录",
    requirements: "相关需求",
    public: "无需登录即可查看，请勿填写姓名和联系方式",
  },
} as const;
