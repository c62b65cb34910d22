export const verbs = {
  setOffline: "设置脱机消费",
} as const;

export const errors = {
  "members.offlineHours": "有效时长须为{{least}}到{{most}}小时的整数",
} as const;

export const fields = {
  offlineLimit: "单卡单机限额",
  offlineHours: "有效时长（小时）",
  allowance: "额度",
  used: "已用",
  untilTime: "有效至",
  soldTime: "消费时间",
} as const;

export const words = {
  explain: "机器断网时，会员卡可凭云端签发的额度消费，每卡在每台机器不超过此限额，0表示关闭。余额不足的部分记为欠款。",
  scope: "只给近90天在本商户机器上消费过、已激活且有持卡人的卡，每台机器最多500张。",
  machines: "持有该卡额度的机器",
  uses: "脱机消费记录",
  noMachines: "没有机器持有该卡的额度",
  noUses: "该卡没有脱机消费",
} as const;
