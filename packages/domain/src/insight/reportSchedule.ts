import { addDays, addMonths } from "../dates.ts";
import { accept, refuse, type Result } from "../result.ts";

/** How often a report is sent by itself. */
export const reportCycles = ["daily", "weekly", "monthly"] as const;
export type ReportCycle = (typeof reportCycles)[number];

/** What became of the mail of a report: it expires when nothing could be sent for a day. */
export const reportMailStates = ["waiting", "sent", "failed", "expired"] as const;
export type ReportMailState = (typeof reportMailStates)[number];

/** Schedules of one person, receivers of one schedule, and hours after which a mail is given up. */
export const reportScheduleLimits = { schedules: 20, receivers: 10, mailHours: 24, keptDays: 30 } as const;

/** The last day on which a cycle may be sent: of the week from Monday on, or of the month; every month has it. */
export const lastSendDay = { daily: 1, weekly: 7, monthly: 28 } as const satisfies Record<ReportCycle, number>;

export interface ReportScheduleFields {
  readonly cycle: ReportCycle;
  /** 1 is Monday, or the first of a month; of no meaning for what is sent daily. */
  readonly sendDay: number;
  /** `HH:mm` in the time zone of the owner's merchant. */
  readonly sendTime: string;
  readonly receiverIds: readonly string[];
}

/** The fields of a schedule; each receiver is meant once. */
export function checkReportSchedule(fields: ReportScheduleFields): Result<ReportScheduleFields> {
  const { cycle, sendDay, sendTime } = fields;
  const day = cycle === "daily" ? 1 : sendDay;
  if (!Number.isInteger(day) || day < 1 || day > lastSendDay[cycle])
    return refuse("insight.sendDay", { field: "sendDay", values: { n: lastSendDay[cycle] } });
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(sendTime)) return refuse("insight.sendTime", { field: "sendTime" });
  const receiverIds = [...new Set(fields.receiverIds)];
  if (receiverIds.length === 0) return refuse("field.required", { field: "receiverIds" });
  if (receiverIds.length > reportScheduleLimits.receivers)
    return refuse("access.tooManyEntries", {
      field: "receiverIds",
      values: { limit: reportScheduleLimits.receivers },
    });
  return accept({ cycle, sendDay: day, sendTime, receiverIds });
}

/** Monday is 1. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The first day from `from` on, on which a schedule is due. */
export function nextSendDay({ cycle, sendDay }: Pick<ReportScheduleFields, "cycle" | "sendDay">, from: string): string {
  if (cycle === "daily") return from;
  if (cycle === "weekly") return addDays(from, (sendDay - weekdayOf(from) + 7) % 7);
  const inMonth = `${from.slice(0, 8)}${String(sendDay).padStart(2, "0")}`;
  return inMonth >= from ? inMonth : addMonths(inMonth, 1);
}

/** The days that a report is about when it is sent on a day: yesterday, the seven days before, or the month before. */
export function reportedDays(
  cycle: ReportCycle,
  sentOn: string,
): { readonly startDate: string; readonly endDate: string } {
  const yesterday = addDays(sentOn, -1);
  if (cycle === "daily") return { startDate: yesterday, endDate: yesterday };
  if (cycle === "weekly") return { startDate: addDays(sentOn, -7), endDate: yesterday };
  const first = `${sentOn.slice(0, 8)}01`;
  return { startDate: addMonths(first, -1), endDate: addDays(first, -1) };
}

const retrySeconds = [60, 300, 900, 3_600, 7_200] as const;

/** Seconds until a mail is tried again after its first, second … try; undefined when it was tried often enough. */
export const reportMailRetrySeconds = (attempts: number): number | undefined => retrySeconds[attempts - 1];
