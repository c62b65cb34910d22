/** What a product earns at its price, before fees. */
export interface Margin {
  /** Price less purchase price, fen. */
  readonly fen: bigint;
  /** Of the price, in tenths of a percent, rounded towards zero; null when the price is zero. */
  readonly permille: number | null;
}

/** The margin, or null while the purchase price is not known. */
export function marginOf(priceFen: bigint, purchaseFen: bigint | null): Margin | null {
  if (purchaseFen === null) return null;
  const fen = priceFen - purchaseFen;
  return { fen, permille: priceFen === 0n ? null : Number((fen * 1000n) / priceFen) };
}
