/** What waits for a second person, wherever in the product it was asked for (patterns §7.6). */
export const approvalKinds = [
  "withdrawal",
  "refund",
  "due",
  "count",
  "goodsCount",
  "loss",
  "plan",
  "rollout",
  "destruction",
  "card",
  "certificate",
  "application",
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** What the viewer may decide, which is never her own, or what she asked for and others decide. */
export const approvalViews = ["toDecide", "mine"] as const;
export type ApprovalView = (typeof approvalViews)[number];
