/** So many days back the curves of a machine can be read. */
export const curveDays = 90;
/** For so many days the curves of a machine are kept. */
export const curveKeepDays = 400;
/** So much of the history of a machine is read at once. */
export const historyPage = 50;

/** What the history of a machine tells of. */
export const historyKinds = [
  "registered",
  "activated",
  "decommissioned",
  "recommissioned",
  "moved",
  "refill",
  "alarm",
  "command",
  "maintenance",
  "software",
] as const;
export type HistoryKind = (typeof historyKinds)[number];
