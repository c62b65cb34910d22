import type { StateTable } from "../../states.ts";
import type { Counters } from "./evaDts.ts";

/**
 * A reading starts an interval without ending one, counts as the end of the interval before it, is held until a person
 * decides, or was discarded.
 */
export const readingStates = ["start", "counted", "held", "discarded"] as const;
export type ReadingState = (typeof readingStates)[number];

/** What a person decides about a held reading: it counts all the same, it starts anew, or it never was. */
export const readingDecisions = ["accept", "restart", "discard"] as const;
export type ReadingDecision = (typeof readingDecisions)[number];

export const readingTable: StateTable<ReadingState, ReadingDecision> = {
  held: { accept: "counted", restart: "start", discard: "discarded" },
  start: {},
  counted: {},
  discarded: {},
};

/** Where a reading comes from: a person's file, or the machine itself. */
export const readingSources = ["upload", "push"] as const;
export type ReadingSource = (typeof readingSources)[number];

/** Why a reading is held. `afterHeld` waits for an older one and is judged when that is settled. */
export const readingProblems = ["otherBoard", "backwards", "jump", "price", "afterHeld"] as const;
export type ReadingProblem = (typeof readingProblems)[number];

/** No machine sells more than this, however well it stands: one piece in a minute around the clock, and some to begin with. */
const piecesPerDay = 1_440;
const piecesAtOnce = 100;
/** Nor does a piece cost more than 1,000 yuan, which is where a sale is held as well. */
const piecePriceCents = 100_000n;
const dayMs = 86_400_000;

/** What was sold between two readings. */
export interface Interval {
  readonly pieces: number;
  /** In hundredths of the file's currency; null where one of the two does not say. */
  readonly cents: bigint | null;
}

type Known = Pick<Counters, "serial" | "board" | "vends" | "valueCents"> & { readonly readAt: Date };

/** What the counters grew by. Negative when they did not grow. */
export function intervalOf(before: Known, after: Known): Interval {
  const cents = before.valueCents === null || after.valueCents === null ? null : after.valueCents - before.valueCents;
  return { pieces: after.vends - before.vends, cents };
}

/** Counters that ran backwards cannot be the end of an interval, whatever a person thinks of them. */
export const isInterval = ({ pieces, cents }: Interval): boolean => pieces >= 0 && (cents === null || cents >= 0n);

/** What is wrong with a reading after the one that counted last; null when it counts. */
export function readingProblem(before: Known, after: Known): ReadingProblem | null {
  const isOther = (one: string, other: string) => one !== "" && other !== "" && one !== other;
  if (isOther(before.serial, after.serial) || isOther(before.board, after.board)) return "otherBoard";
  const interval = intervalOf(before, after);
  if (!isInterval(interval)) return "backwards";
  const days = Math.max(0, after.readAt.getTime() - before.readAt.getTime()) / dayMs;
  if (interval.pieces > piecesAtOnce + piecesPerDay * days) return "jump";
  const { pieces, cents } = interval;
  if (cents !== null && cents > BigInt(pieces) * piecePriceCents) return "price";
  return null;
}

/** What each selection sold between two readings, where its own counter grew; others began anew and say nothing. */
export function soldBySelection(
  before: Counters["products"],
  after: Counters["products"],
): readonly { readonly selection: string; readonly name: string; readonly pieces: number }[] {
  const known = new Map(before.map(({ selection, vends }) => [selection, vends]));
  return after.flatMap(({ selection, name, vends }) => {
    const pieces = vends - (known.get(selection) ?? vends);
    return pieces > 0 ? [{ selection, name, pieces }] : [];
  });
}
