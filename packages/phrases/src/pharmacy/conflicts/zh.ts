export const errors = {
  "pharmacy.conflictUnknown": "该配伍禁忌不存在",
  "pharmacy.conflictTaken": "这两种药品已登记",
  "pharmacy.conflictSame": "不能与自身配伍",
  "pharmacy.conflictInSet": "药品组合“{{name}}”含有这两种药品，请先修改或停用该组合",
  "pharmacy.conflictForbidden": "“{{first}}”与“{{second}}”不能同用：{{reason}}",
} as const;

export const fields = {
  productId: "药品",
  otherProductId: "不能同用的药品",
  severity: "处理方式",
  reason: "原因",
} as const;

export const words = {
  title: "配伍禁忌",
  hint: "禁止同用的药品不能放入同一药品组合或提货码，不能一次购买，也不能凭处方卖给同一患者；提醒的药品可以同用，但会提示。",
  add: "新增配伍禁忌",
  edit: "编辑配伍禁忌",
  warned: "需注意",
  warning: "“{{first}}”与“{{second}}”需注意：{{reason}}",
  none: "还没有登记配伍禁忌",
  severity: {
    forbid: "禁止同用",
    warn: "提醒",
  },
  reason: {
    sameIngredient: "含有相同成分，容易过量",
    bleeding: "出血风险升高",
    sedation: "加重嗜睡",
    liver: "加重肝脏负担",
    kidney: "加重肾脏负担",
    bloodPressure: "影响血压",
    heartRhythm: "影响心律",
    weaker: "降低药效",
    stronger: "增强药效和不良反应",
  },
} as const;
