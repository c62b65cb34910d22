import { writeNumber, writeYuan } from "../../../platform/phrases/numbers.ts";

/** A counter runs to its new value in this time (BIGSALES-21). */
export const counterMs = 1_500;

/** The number of visible steps within that time. */
export const counterSteps = 30;

/** Updates that follow the last accepted one faster are ignored (BIGSALES-22). */
export const throttleMs = 2_500;

/** Whether an update is accepted, given when the last one was. The first always is. */
export function acceptsUpdate(acceptedAt: number | null, now: number): boolean {
  return acceptedAt === null || now - acceptedAt >= throttleMs;
}

/**
 * The value a counter shows some time after it started to run. It climbs in steps, fast at first, and ends exactly on the
 * target. Works on whole numbers, fen or counts.
 */
export function counterValue(from: bigint, to: bigint, elapsedMs: number): bigint {
  const step = Math.min(counterSteps, Math.floor((elapsedMs / counterMs) * counterSteps));
  if (step >= counterSteps) return to;
  if (step <= 0) return from;
  const left = counterSteps - step;
  // Quadratic ease-out: 1 - (left / steps)².
  const squared = BigInt(counterSteps * counterSteps);
  return from + ((to - from) * (squared - BigInt(left * left))) / squared;
}

/** Whole units of a documented figure: "1234.50" yuan becomes 123450 fen, a count stays. */
export function wholeUnits(figure: string | number): bigint {
  return typeof figure === "number" ? BigInt(Math.round(figure)) : BigInt(figure.replace(".", ""));
}

/** As the chosen language writes it: 123450n fen becomes "1,234.50", a count "1,234". */
export function figureText(units: bigint, isMoney: boolean): string {
  return isMoney ? writeYuan(units) : writeNumber(String(units));
}
