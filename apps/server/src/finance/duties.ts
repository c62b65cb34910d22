import type { Database } from "@yunshou/database";
import type { TimerHandler } from "../platform/timers.ts";
import { settlementDuty } from "./settlement/closing.ts";

/** The statements of days that have ended. */
export function financeDuties({ database }: { readonly database: Database }): TimerHandler[] {
  return [settlementDuty(database)];
}
