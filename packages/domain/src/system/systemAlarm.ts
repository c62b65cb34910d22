/** What can be wrong with the running service itself (`/xtgl/xtbjjl`). */
export const systemAlarmKinds = [
  "dutyFailing",
  "diskFull",
  "refundsStuck",
  "statementsHeld",
  "billDifferences",
  "feeDifferences",
  "billsLate",
  "salesWithheld",
  "exportsFailed",
  "noticesFailed",
  "messagesSetAside",
] as const;
export type SystemAlarmKind = (typeof systemAlarmKinds)[number];

/** Money or the service itself is at stake while an urgent one lasts. */
export const systemAlarmLevelOf = {
  dutyFailing: "urgent",
  diskFull: "urgent",
  refundsStuck: "urgent",
  statementsHeld: "important",
  billDifferences: "important",
  feeDifferences: "important",
  billsLate: "important",
  salesWithheld: "important",
  exportsFailed: "important",
  noticesFailed: "minor",
  messagesSetAside: "minor",
} as const satisfies Readonly<Record<SystemAlarmKind, "urgent" | "important" | "minor">>;

/** From when on a fact is an alarm. */
export const systemAlarmLimits = {
  /** Tries of a duty that failed one after the other; the fifth comes half a minute after the first. */
  dutyAttempts: 5,
  /** Part of the disk of the data folder that is taken, in percent. */
  diskPercent: 90,
  /** Hours for which a refund may be under way, and a withheld sale undecided. */
  waitingHours: 24,
  /** Hours after the time for which providers promise their bills. */
  billLateHours: 4,
  /** Hours for which what failed once is looked back at. */
  lookBackHours: 1,
} as const;

/** Something that is wrong: the figure says how much, the subject what of several of its kind. */
export interface SystemFinding {
  readonly kind: SystemAlarmKind;
  readonly subject: string;
  readonly figure: number;
}

/**
 * What is found of a disk.
 *
 * @param total bytes, or blocks, that it has; zero where nobody knows.
 * @param free of them those that the program may still take.
 */
export function diskFinding(total: number, free: number): SystemFinding | undefined {
  if (total <= 0) return undefined;
  const taken = Math.floor(((total - free) * 100) / total);
  return taken < systemAlarmLimits.diskPercent ? undefined : { kind: "diskFull", subject: "", figure: taken };
}
