import type { ProcessContext } from "../platform/process.ts";
import type { TimerHandler } from "../platform/timers.ts";
import { settlementDuty } from "./settlement/closing.ts";

/** The statements of days that have ended. */
export function financeDuties({ database, log }: Pick<ProcessContext, "database" | "log">): TimerHandler[] {
  return [settlementDuty(database, log)];
}
