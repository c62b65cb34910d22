/** What the log of cards tells: the last part of an audited action. */
export const cardLogTypes = [
  "issue",
  "activate",
  "recharge",
  "deduct",
  "correct",
  "lock",
  "unlock",
  "reportLost",
  "cancelReport",
  "replace",
  "cancel",
  "setLimits",
  "setPassword",
  "bind",
  "unbind",
] as const;
export type CardLogType = (typeof cardLogTypes)[number];

/** Binding is a matter of members and audited as theirs. */
export const cardActionOf = (type: CardLogType): string =>
  type === "bind" || type === "unbind" ? `members.member.${type}` : `members.card.${type}`;
