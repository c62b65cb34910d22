export const pages = {
  "/xtgl/xzzx": "下载中心",
} as const;

export const permissions = {
  "system.download.read": "查看、下载",
  "system.download.upload": "上传",
  "system.download.delete": "删除",
} as const;

export const verbs = {
  deleteFile: "删除文件",
  uploadFile: "上传文件",
  rotate: "更换主密钥",
} as const;

export const errors = {
  "system.fileUnknown": "文件不存在",
  "system.fileExpired": "文件已过期",
  "system.fileTooLarge": "文件大小不能超过{{limit}}",
  "system.fileKind": "不支持该文件类型",
  "system.exportRunning": "已有相同的导出任务正在进行",
  "system.tooManyExports": "您已有 {{limit}} 个导出任务正在等待或进行，请等其中一个完成后再导出",
} as const;

export const fields = {
  fileName: "文件名称",
  fileType: "文件类型",
  progress: "进度",
  fileSize: "文件大小",
  uploader: "上传人",
  uploadTime: "上传时间",
  expires: "到期时间",
  count: "下载次数",
} as const;

export const words = {
  rows: "{{n}} 行",
  kind: {
    export: "导出",
    manual: "手册",
    tool: "工具",
  },
  fileState: {
    queued: "排队中",
    running: "生成中",
    ready: "可下载",
    failed: "失败",
    expired: "已过期",
  },
  notReady: "文件尚未生成",
  uploadTitle: "上传文件",
  choose: "选择文件",
} as const;
