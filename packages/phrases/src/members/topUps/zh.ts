export const pages = {
  "/hygl/yhsz": "优惠设置",
} as const;

export const permissions = {
  "members.topUp.read": "查看充值活动",
  "members.topUp.write": "管理充值活动",
} as const;

export const errors = {
  "topUps.tierCount": "请填写1到{{limit}}档充送规则",
  "topUps.tierTwice": "充值金额不能重复",
  "topUps.over": "活动时间已过，请先修改日期",
  "topUps.isRunning": "活动启动中，请先停止再删除",
} as const;

export const fields = {
  activityName: "活动名称",
  areas: "活动区域",
  areaIds: "活动区域",
  activityTime: "活动时间",
  fromDay: "活动时间",
  toDay: "活动时间",
  tiers: "充送规则",
  rechargeAmount: "充值金额",
  giftAmount: "赠送金额",
  activityStatus: "活动状态",
} as const;

export const words = {
  state: {
    running: "启动",
    stopped: "停止",
  },
  action: {
    add: "新增活动",
    edit: "编辑活动",
    start: "启动",
    stop: "停止",
    addTier: "新增一档",
    removeTier: "移除此档",
  },
  confirm: {
    start: "确定要启用该促销活动吗？",
    stop: "确定要停用该促销活动吗？",
  },
  hint: {
    allAreas: "不选表示全部区域",
    all: "全部区域",
    rule: "充 {{recharge}} 送 {{gift}}",
    gets: "“{{name}}”另送 {{gift}}",
    runs: "进行中的活动：{{rules}}",
    levels: "会员等级折扣在营销计划中设置",
  },
} as const;
