import type { Database } from "@yunshou/database";
import type { TimerHandler } from "../platform/timers.ts";
import { closingDuty } from "./closing.ts";

/** The running sums of days that have ended. */
export function insightDuties({ database }: { readonly database: Database }): TimerHandler[] {
  return [closingDuty(database)];
}
