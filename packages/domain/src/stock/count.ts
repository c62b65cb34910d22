import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** States of a count: somebody counts, a second person is awaited, the differences stand in the stock, or nothing came of it. */
export const countStates = ["counting", "waiting", "booked", "cancelled"] as const;
export type CountState = (typeof countStates)[number];

export const countEvents = ["finish", "submit", "approve", "sendBack", "cancel"] as const;
export type CountEvent = (typeof countEvents)[number];

/** `finish` books at once; `submit` asks a second person, who approves or sends back. */
export const countTable: StateTable<CountState, CountEvent> = {
  counting: { finish: "booked", submit: "waiting", cancel: "cancelled" },
  waiting: { approve: "booked", sendBack: "counting", cancel: "cancelled" },
  booked: {},
  cancelled: {},
};

/** Why a lane holds another number than the book. */
export const countReasons = ["damaged", "expired", "missing", "wrongLane", "loadedWrong", "jammed", "other"] as const;
export type CountReason = (typeof countReasons)[number];

/** Above this a second person is asked: pieces of one lane, or percent of all that was counted. */
export interface CountLimits {
  readonly pieces: number;
  readonly percent: number;
}

export const defaultCountLimits: CountLimits = { pieces: 5, percent: 20 };
export const countLimitBounds = { pieces: 200, percent: 100 } as const;

/** The limits that a merchant may set; 0 asks a second person for every difference. */
export function checkCountLimits({ pieces, percent }: CountLimits): Result<CountLimits> {
  for (const [field, value] of [
    ["pieces", pieces],
    ["percent", percent],
  ] as const) {
    if (!Number.isInteger(value) || value < 0 || value > countLimitBounds[field])
      return refuse("stock.limitOutOfRange", { field, values: { limit: countLimitBounds[field] } });
  }
  return accept({ pieces, percent });
}

/** A counted number: whole pieces from 0 to the capacity (LANE-16). */
export function checkCounted(counted: number, capacity: number): Result<number> {
  if (!Number.isInteger(counted)) return refuse("stock.notWhole", { field: "counted" });
  if (counted < 0) return refuse("lane.stockNegative", { field: "counted" });
  if (counted > capacity) return refuse("lane.stockAboveCapacity", { field: "counted", values: { capacity } });
  return accept(counted);
}

/** What was found in a lane, and what the book said at that moment. */
export interface CountedLane {
  readonly book: number;
  readonly counted: number;
}

export const differenceOf = ({ book, counted }: CountedLane): number => counted - book;

/**
 * Whether the differences of a count need a second person: one lane differs by more pieces than the limit, or all lanes
 * together by more than the percentage of what the book said. A single piece is never more than the percentage, because
 * one of two pieces is half of a lane and no theft. With a limit of 0 pieces every difference needs one.
 */
export function needsSecondPerson(lines: readonly CountedLane[], limits: CountLimits): boolean {
  const differences = lines.map((line) => Math.abs(differenceOf(line)));
  if (differences.some((pieces) => pieces > limits.pieces)) return true;
  const all = differences.reduce((sum, pieces) => sum + pieces, 0);
  const book = lines.reduce((sum, line) => sum + line.book, 0);
  return all > 1 && all * 100 > book * limits.percent;
}

/** Every difference says why; a count without a line books nothing. */
export function checkFinished(
  lines: readonly (CountedLane & { readonly laneNo: number; readonly reason: CountReason | null })[],
): Result<undefined> {
  if (lines.length === 0) return refuse("stock.nothingCounted");
  const unexplained = lines.find((line) => differenceOf(line) !== 0 && line.reason === null);
  return unexplained === undefined
    ? accept()
    : refuse("stock.reasonMissing", { field: "reason", values: { laneNo: unexplained.laneNo } });
}

/** Who counted, or handed the count in, cannot be the second person. */
export function checkSecondPerson(userId: string, counters: readonly string[]): Result<undefined> {
  return counters.includes(userId) ? refuse("stock.secondPerson") : accept();
}

/** A lane as it lies now, beside what it was when somebody counted it. */
export interface BookedLane extends CountedLane {
  readonly laneNo: number;
  /** Sales only take out; whatever else said how much lies in the lane gave it another mark. */
  readonly isUntouched: boolean;
  readonly stock: number;
  readonly capacity: number;
}

/**
 * The stock after a count is booked: the difference of then, put to the stock of now, because machines sell while one
 * counts. Refused when the lane was loaded, counted or given another product since, and when the sum would leave
 * 0 to the capacity: then more was sold than was counted, and the lane has to be counted again (LANE-16).
 */
export function stockAfterCount(lane: BookedLane): Result<number> {
  const stock = lane.stock + differenceOf(lane);
  return lane.isUntouched && stock >= 0 && stock <= lane.capacity
    ? accept(stock)
    : refuse("stock.countAgain", { field: "lines", values: { laneNo: lane.laneNo } });
}
