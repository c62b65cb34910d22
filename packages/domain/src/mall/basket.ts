import { accept, refuse, type Result } from "../result.ts";

export const basketLimits = {
  /** Products of one basket. */
  lines: 20,
} as const;

/** A line as its buyer saw it. */
export interface MallBasketLine {
  readonly mallProductId: string;
  readonly quantity: number;
  /** Price of one piece that the buyer saw. */
  readonly priceFen: bigint;
}

/** What a product costs now; absent when it left the shelf. */
export type PriceNow = (mallProductId: string) => bigint | undefined;

/**
 * Whether a basket can be ordered as it was seen: each product once, at its price of now. What a single order refuses, such as
 * too many pieces, is asked line by line. Answers the place of the dearest line, for which a coupon counts.
 */
export function checkBasket(
  lines: readonly MallBasketLine[],
  priceNow: PriceNow,
): Result<{ readonly dearest: number }> {
  if (new Set(lines.map(({ mallProductId }) => mallProductId)).size < lines.length)
    return refuse("mall.basketTwice", { field: "lines" });
  let dearest = 0;
  let mostFen = 0n;
  for (const [place, { mallProductId, quantity, priceFen }] of lines.entries()) {
    const price = priceNow(mallProductId);
    if (price === undefined) return refuse("mall.productUnknown", { field: "lines" });
    if (price !== priceFen) return refuse("mall.priceChanged", { field: "lines" });
    const sumFen = price * BigInt(Math.max(0, quantity));
    if (sumFen > mostFen) [dearest, mostFen] = [place, sumFen];
  }
  return accept({ dearest });
}

/** A product that somebody put into a basket, and how many pieces of it. */
export interface KeptLine {
  readonly mallProductId: string;
  readonly quantity: number;
}

/** The basket of an account with what lay in the browser before its login: each product once, with the larger number of pieces. */
export function joinBaskets(kept: readonly KeptLine[], brought: readonly KeptLine[]): readonly KeptLine[] {
  const pieces = piecesIn(kept);
  for (const { mallProductId, quantity } of brought)
    pieces.set(mallProductId, Math.max(quantity, pieces.get(mallProductId) ?? 0));
  return linesOf(pieces);
}

/** The basket of an account as it is now, with what one phone changed in it since both had it as it was `before`. */
export function carryChanges(
  before: readonly KeptLine[],
  changed: readonly KeptLine[],
  now: readonly KeptLine[],
): readonly KeptLine[] {
  const [was, is, pieces] = [piecesIn(before), piecesIn(changed), piecesIn(now)];
  for (const mallProductId of new Set([...was.keys(), ...is.keys()])) {
    const quantity = is.get(mallProductId);
    if (quantity === was.get(mallProductId)) continue;
    if (quantity === undefined) pieces.delete(mallProductId);
    else pieces.set(mallProductId, quantity);
  }
  return linesOf(pieces);
}

const piecesIn = (lines: readonly KeptLine[]) =>
  new Map(lines.map(({ mallProductId, quantity }) => [mallProductId, quantity]));

const linesOf = (pieces: ReadonlyMap<string, number>): readonly KeptLine[] =>
  [...pieces].map(([mallProductId, quantity]) => ({ mallProductId, quantity })).slice(0, basketLimits.lines);

/** Whether a basket names each product once. */
export const checkKept = (lines: readonly KeptLine[]): Result<undefined> =>
  new Set(lines.map(({ mallProductId }) => mallProductId)).size < lines.length
    ? refuse("mall.basketTwice", { field: "basket" })
    : accept();
