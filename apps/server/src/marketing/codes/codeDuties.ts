import { repeating, type TimerHandler } from "../../platform/timers.ts";
import { expireCodes } from "./codes.queries.ts";

const everyMs = 60_000;
const atOnce = 5_000;

/** What is done about discount codes in the background: the end of those whose last day is over (COUPON-06). */
export const codeDuties = (): TimerHandler[] => [
  repeating("discountCode.expire", everyMs, async ({ tx, now }) => {
    await expireCodes(tx, now, atOnce);
  }),
];
