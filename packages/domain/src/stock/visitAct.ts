import type { DiagnosedKind } from "../machines/diagnosis.ts";
import { portion } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";

/** What a replenisher does at a machine and says from his phone, which may be offline for days. */
export const visitActKinds = [
  "fillLane",
  "emptyLane",
  "collectCash",
  "takePhoto",
  "reportFault",
  "finishVisit",
] as const;
export type VisitActKind = (typeof visitActKinds)[number];

/** What a replenisher may say is wrong with a machine; anything else is told in words alone. */
export const seenFaults = [
  "laneFault",
  "temperature",
  "doorOpen",
  "offline",
] as const satisfies readonly DiagnosedKind[];
export type SeenFault = (typeof seenFaults)[number];

/** Why goods are taken out of a lane: what is sound goes into the bag, all else is handed in to be written off. */
export const emptyReasons = ["sound", "expired", "damaged"] as const;
export type EmptyReason = (typeof emptyReasons)[number];

/** Days that a phone may have been offline; what is older was overtaken by counts. */
export const actAgeLimitDays = 14;

/** The moment that an act counts for: that of the phone, though never one that is still to come. */
export function actTimeOf(told: Date, now: Date): Result<Date> {
  if (now.getTime() - told.getTime() > actAgeLimitDays * 86_400_000)
    return refuse("stock.actTooOld", { field: "actTime", values: { days: actAgeLimitDays } });
  return accept(told > now ? now : told);
}

/** A lane when an act about it arrives. */
export interface ActedLane {
  readonly stock: number;
  readonly capacity: number;
  /** Pieces by which the machine itself changed the stock by its own counts since the act; null where it did not count. */
  readonly reported: number | null;
}

/** What an act makes of a lane. */
export interface ActOutcome {
  /** Pieces that the stock of the lane changes by, in its direction. */
  readonly done: number;
  /** Pieces of the act that the stock does not show; they wait to be explained. */
  readonly rest: number;
  /** What came in by the machine's own count; null while it has not counted. */
  readonly counted: number | null;
}

const checkActPieces = (pieces: number): Result<number> =>
  Number.isInteger(pieces) && pieces > 0 ? accept(pieces) : refuse("stock.piecesNotPositive", { field: "pieces" });

/**
 * What was put into a lane, whenever it becomes known: movements add up in any order, so what sold or was filled by others
 * in between stays. Where the machine has counted since, its number is the stock and nothing is added twice; above the
 * capacity nothing is added, because then somebody else filled the same room.
 */
export function fillFromPhone(pieces: number, { stock, capacity, reported }: ActedLane): Result<ActOutcome> {
  const checked = checkActPieces(pieces);
  if (!checked.ok) return checked;
  if (reported !== null) return accept({ done: 0, rest: Math.abs(pieces - reported), counted: reported });
  const done = Math.min(pieces, Math.max(0, capacity - stock));
  return accept({ done, rest: pieces - done, counted: null });
}

/** A lane out of which goods were taken. */
export interface EmptiedLane extends ActedLane {
  /** What lay in it by the book before the machine counted; null where it told of nothing but what was taken out. */
  readonly before?: number | null;
}

export interface EmptiedOutcome extends ActOutcome {
  /** Pieces that lie in the bag by now. */
  readonly back: number;
}

/**
 * What was taken out of a lane: never more than the book says that it held. What the machine says to have been taken out is what
 * lies in the bag; a count of all that lies there says nothing of it, because something else may have been put in meanwhile.
 */
export function emptyFromPhone(
  pieces: number,
  { stock, reported, before = null }: EmptiedLane,
): Result<EmptiedOutcome> {
  const checked = checkActPieces(pieces);
  if (!checked.ok) return checked;
  if (reported === null) {
    const done = Math.min(pieces, stock);
    return accept({ done, rest: pieces - done, counted: null, back: done });
  }
  const back = Math.min(pieces, before ?? Math.max(0, -reported));
  return accept({
    done: 0,
    rest: before === null ? Math.abs(pieces + reported) : pieces - back,
    counted: reported,
    back,
  });
}

/** Goods that went into a machine: pieces and what they took with them. */
export interface SentGoods {
  readonly pieces: number;
  readonly valueFen: bigint;
}

/** What is known of what the pieces of a lane cost. */
export interface KnownCost {
  /** The lane's average, where the goods ledger knows it. */
  readonly averageFen: bigint | null;
  /** What went into the machine last. */
  readonly sent: SentGoods | undefined;
  readonly purchaseFen: bigint | null;
}

/** What pieces that come back out of a lane cost: the lane's average, else what they took along going in, else the purchase price. */
export function takeBackValueFen(pieces: number, { averageFen, sent, purchaseFen }: KnownCost): bigint {
  if (averageFen !== null) return BigInt(pieces) * averageFen;
  return sent === undefined || sent.pieces <= 0
    ? BigInt(pieces) * (purchaseFen ?? 0n)
    : portion(sent.valueFen, BigInt(pieces), BigInt(sent.pieces));
}
