export const pages = {
  "/gggl": "广告管理",
  "/gggl/cgggl": "广告管理",
} as const;

export const permissions = {
  "marketing.ad.read": "查看广告和广告位",
  "marketing.ad.write": "维护广告和广告位",
} as const;

export const errors = {
  "ads.codeTaken": "该广告位编码已存在",
  "ads.spaceInUse": "有{{ads}}个广告正在使用该广告位",
  "ads.sizeOutOfRange": "尺寸为1-{{limit}}的整数（像素）",
  "ads.sortOutOfRange": "排序为0-{{limit}}的整数",
  "ads.materialMissing": "请上传广告素材",
  "ads.materialKind": "广告素材与广告类型不符，请重新上传",
  "ads.over": "结束日期已过，请先修改日期",
  "ads.tooManyOfMachine": "一台机器最多展示{{limit}}个启用的广告",
  "ads.videoKind": "请上传MP4视频",
  "ads.videoTooLarge": "视频不能超过{{limit}}",
  "ads.tooManyUnused": "未使用的素材已达{{limit}}个，请一天后再上传",
  "ads.nothingToResend": "没有拒绝或超时的机器",
} as const;

export const fields = {
  adName: "广告名称",
  adSlot: "广告位",
  adSlotId: "广告位",
  adType: "广告类型",
  adFile: "广告素材",
  materialId: "广告素材",
  planMachines: "适用机器",
  machineIds: "适用机器",
  startDate: "开始日期",
  endDate: "结束日期",
  slots: "播放时间段(最多3)",
  sortNo: "排序",
  adStatus: "投放状态",
  confirmedCount: "已下发",
  playCount: "播放次数",
  deliveryState: "下发状态",
  reason: "原因",
  sentTime: "下发时间",
  endedTime: "回执时间",
  day: "日期",
  slotCode: "广告位编码",
  slotName: "广告位名称",
  size: "尺寸(像素)",
  width: "宽度(像素)",
  height: "高度(像素)",
  position: "位置",
  adCount: "广告数",
} as const;

export const words = {
  views: {
    ads: "广告",
    spaces: "广告位",
  },
  adTypes: {
    picture: "图片",
    video: "视频",
  },
  status: {
    on: "已启用",
    off: "已停用",
  },
  delivery: {
    pending: "待下发",
    sent: "已发送",
    confirmed: "已确认",
    refused: "已拒绝",
    expired: "超时未确认",
  },
  parts: {
    machines: "机器",
    plays: "播放统计",
  },
  addAd: "新增广告",
  editAd: "编辑广告",
  addSpace: "新增广告位",
  editSpace: "编辑广告位",
  enable: "启用",
  disable: "停用",
  enableAsk: "确定要启用该广告吗？机器确认后开始播放。",
  disableAsk: "确定要停用该广告吗？",
  preview: "预览",
  resend: "重新下发",
  resent: "已重新下发",
  choose: "选择文件",
  replace: "更换素材",
  pictureHint: "PNG或JPEG，不超过2 MB",
  videoHint: "MP4，不超过{{limit}}",
  sortHint: "数字小的先播放",
} as const;
