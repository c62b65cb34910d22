import { setTimeout as wait } from "node:timers/promises";

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Longer than a file of database tests takes, also on a loaded machine. */
const roomMs = 180_000;

/** How long to wait, so that a file which begins now does not run over the end of a day in UTC or in Shanghai. */
export function untilRoomMs(nowMs: number): number {
  const left = [0, 8 * hourMs].map((aheadMs) => dayMs - ((nowMs + aheadMs) % dayMs));
  return Math.max(0, ...left.filter((ms) => ms < roomMs));
}

/**
 * Before each file of database tests. They count sales by days and read the clock more than once, and the clock of PostgreSQL
 * cannot be held, so no file begins in the last minutes of a day. What happens at midnight has tests with times of their own.
 */
await wait(untilRoomMs(Date.now()));
