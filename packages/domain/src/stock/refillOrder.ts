import { accept, refuse, type Result } from "../result.ts";
import { step, type StateTable } from "../states.ts";

/**
 * Somebody is asked to fill the lanes of a machine, says what was put in, and the machine's own count confirms it or
 * contradicts (STOCK-03, STOCK-08).
 */
export const refillOrderStates = ["planned", "filled", "verified", "differs", "cancelled"] as const;
export type RefillOrderState = (typeof refillOrderStates)[number];
export const refillOrderEvents = ["fill", "verify", "differ", "cancel"] as const;
export type RefillOrderEvent = (typeof refillOrderEvents)[number];
export const refillOrderTable: StateTable<RefillOrderState, RefillOrderEvent> = {
  planned: { fill: "filled", cancel: "cancelled" },
  filled: { verify: "verified", differ: "differs" },
  verified: {},
  differs: {},
  cancelled: {},
};

/** Machines for which refill orders are made at once. */
export const refillOrderLimit = 200;

/** A lane that somebody says to have filled. */
export interface FilledLane {
  /** Pieces that were put in. */
  readonly filled: number;
  readonly stock: number;
  readonly capacity: number;
  /** Pieces that the machine itself reported as refilled since the order was made. */
  readonly reported: number;
}

/** What filling makes of a lane. */
export interface FilledOutcome {
  /** Pieces to add to the stock of the lane. */
  readonly added: number;
  /** What came into the lane by the machine's own count; null while it has not counted. */
  readonly counted: number | null;
}

/**
 * What a person put into a lane. Where the machine has already reported a refill its number is the stock, nothing is added
 * twice, and it confirms or contradicts the person at once; otherwise the pieces are added and wait for its count. A lane
 * into which nothing was put waits for nothing.
 */
export function fillLane({ filled, stock, capacity, reported }: FilledLane): Result<FilledOutcome> {
  if (!Number.isInteger(filled) || filled < 0) return refuse("stock.filledOutOfRange", { field: "lines" });
  if (reported > 0) return accept({ added: 0, counted: reported });
  if (stock + filled > capacity) return refuse("lane.stockAboveCapacity", { field: "lines", values: { capacity } });
  return accept({ added: filled, counted: filled === 0 ? 0 : null });
}

/** A line of a refill order: what was put in, and what the machine counted of it. */
export interface CountedLine {
  readonly doneQuantity: number;
  readonly countedQuantity: number | null;
}

/**
 * What a machine counted of a line into which more was put. Pieces that were booked are part of what it counts from then on.
 * New ones wait for its next count, unless it has contradicted the line already.
 */
export function countedWith(
  { doneQuantity, countedQuantity }: CountedLine,
  { pieces, counted }: { readonly pieces: number; readonly counted: number | null },
): number | null {
  if (doneQuantity === 0) return counted;
  if (counted !== null) return (countedQuantity ?? doneQuantity) + counted;
  return countedQuantity === null || countedQuantity === doneQuantity ? null : countedQuantity + pieces;
}

/** An order for which something was put in is completed; it can be cancelled no more. */
export const cancelRefill = (state: RefillOrderState, filledQty: number): Result<RefillOrderState> =>
  filledQty > 0 ? refuse("state.notAllowed") : step(refillOrderTable, state, "cancel");

/** What the counts of a machine make of its filled order: confirmed, contradicted, or nothing while a lane is not counted. */
export function refillEventOf(lines: readonly CountedLine[]): "verify" | "differ" | undefined {
  if (lines.some(({ countedQuantity }) => countedQuantity === null)) return undefined;
  return lines.every(({ doneQuantity, countedQuantity }) => doneQuantity === countedQuantity) ? "verify" : "differ";
}
