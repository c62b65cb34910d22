export const pages = {
  "/notice": "公告",
  "/ptxx": "平台消息",
  "/sygdxx": "首页更多信息",
} as const;

export const permissions = {
  "support.announcement.write": "编写和发布公告",
} as const;

export const errors = {
  "support.announcementUnknown": "公告不存在或已撤回",
  "support.announcementChanged": "公告刚被他人修改，请刷新后再试",
  "support.announcementPublished": "已发布的公告需先撤回",
  "support.tooManyFiles": "最多上传{{limit}}个附件",
  "support.fileUnknown": "附件不存在",
} as const;

export const fields = {
  noticeTitle: "公告标题",
  noticeContent: "公告内容",
  fileIds: "附件",
  msgType: "消息类型",
  typeId: "消息类型",
  publishTime: "发布时间",
  publishStatus: "发布状态",
  updatedBy: "修改人",
  updatedTime: "修改时间",
  keyword: "关键词",
} as const;

export const words = {
  state: {
    draft: "草稿",
    published: "已发布",
    withdrawn: "已撤回",
  },
  action: {
    add: "新增公告",
    publish: "发布",
    withdraw: "撤回",
    attach: "上传附件",
    detach: "移除附件",
    back: "返回列表",
    login: "公告管理登录",
  },
  confirm: {
    publish: "确定要发布吗？发布后所有人可见。",
    withdraw: "确定要撤回吗？",
  },
  hint: {
    markdown: "支持 Markdown",
    preview: "预览",
  },
} as const;
