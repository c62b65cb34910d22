import type { ProcessContext } from "../platform/process.ts";
import type { TimerHandler } from "../platform/timers.ts";
import { closingDuty } from "./closing.ts";
import { soldOutDuty } from "./soldOut/soldOutDays.ts";
import { reportMailDuties } from "./reports/reportMail.ts";

/** The running sums of days that have ended, and reports by schedule. */
export function insightDuties({ config, database, secrets }: ProcessContext): TimerHandler[] {
  const { dataDir, loopbackChannels: loopback } = config;
  return [closingDuty(database), soldOutDuty(database), ...reportMailDuties({ database, dataDir, secrets, loopback })];
}
