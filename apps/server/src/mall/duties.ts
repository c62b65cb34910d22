import type { TimerHandler } from "../platform/timers.ts";
import { groupDuties } from "./deals/groupDuties.ts";

/** The deadlines of the mall that are not those of its orders. */
export const mallDuties = (): TimerHandler[] => [...groupDuties];
