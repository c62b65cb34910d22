import type { TimerHandler } from "../platform/timers.ts";
import { codeDuties } from "./codes/codeDuties.ts";

/** Duties of promotions and codes. */
export const marketingDuties = (): TimerHandler[] => codeDuties();
