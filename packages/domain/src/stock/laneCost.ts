import { portion } from "../money.ts";
import type { SentGoods } from "./visitAct.ts";

/**
 * What the goods of a lane cost, as far as the goods ledger knows it, in fen. All pieces together cost the average times
 * their number and the remainder. A sale freezes the average and changes neither.
 */
export interface LaneCost {
  /** Of one piece: the moving average of what was filled in. */
  readonly averageFen: bigint;
  /** What whole fen and prices that became known late leave over, below zero too; the next filling takes it in. */
  readonly remainderFen: bigint;
}

/** What all pieces of a lane cost together. */
export const laneValueFen = ({ averageFen, remainderFen }: LaneCost, stock: number): bigint =>
  averageFen * BigInt(stock) + remainderFen;

/** What one piece of a lane costs: the average of the ledger, the purchase price only where goods never went through it. */
export const pieceCostFen = (cost: LaneCost | null, purchaseFen: bigint | null): bigint | null =>
  cost?.averageFen ?? purchaseFen;

/**
 * The cost of a lane after goods of the ledger came in. `stock` is what lies in it by then. The machine may have counted
 * these pieces before the ledger knew of them, and some may be sold: those left at the average of their moment, and what they
 * cost more or less stays in the remainder, so that the average is one of the pieces that are there. Pieces that were there
 * before the ledger knew the lane count at the purchase price; where nobody knows it, like those that came in.
 */
export function costAfterFilling(
  before: LaneCost | null,
  purchaseFen: bigint | null,
  stock: number,
  { pieces, valueFen }: SentGoods,
): LaneCost {
  const newFen = portion(valueFen, 1n, BigInt(pieces));
  const old = before ?? { averageFen: purchaseFen ?? newFen, remainderFen: 0n };
  const held = Math.min(pieces, stock);
  const laid = { pieces: stock - held, fen: portion(valueFen, BigInt(held), BigInt(pieces)) };
  const there = laneValueFen(old, laid.pieces) + laid.fen;
  const averageFen = stock === 0 ? old.averageFen : there <= 0n ? 0n : portion(there, 1n, BigInt(stock));
  const allFen = laneValueFen(old, stock - pieces) + valueFen;
  return { averageFen, remainderFen: allFen - averageFen * BigInt(stock) };
}

/** Divides what goods cost among the places that took pieces of them; the last one takes what whole fen leave over. */
export function shareValue(valueFen: bigint, pieces: readonly number[]): bigint[] {
  let [leftFen, left] = [valueFen, BigInt(pieces.reduce((sum, one) => sum + one, 0))];
  return pieces.map((one) => {
    const fen = left === 0n ? 0n : portion(leftFen, BigInt(one), left);
    leftFen -= fen;
    left -= BigInt(one);
    return fen;
  });
}

/** What lanes took of what the goods of each product cost, by the pieces that came into them. */
export function shareCosts<Line extends { readonly productId: string; readonly filled: number }>(
  lines: readonly Line[],
  costs: ReadonlyMap<string, bigint>,
): (Line & SentGoods)[] {
  return [...costs].flatMap(([productId, costFen]) => {
    const into = lines.filter((line) => line.productId === productId && line.filled > 0);
    const shares = shareValue(
      costFen,
      into.map(({ filled }) => filled),
    );
    return into.map((line, at) => ({ ...line, pieces: line.filled, valueFen: shares[at]! }));
  });
}
