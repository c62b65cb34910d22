export const errors = {
  "ledger.unbalanced": "记账借贷不平",
  "ledger.overdraft": "账户余额不足",
  "ledger.replayDiffers": "重复提交的记账内容不一致",
} as const;
