/**
 * What each order of a payment got. All of them were asked for at once, so a payment of just that is split as it was asked for.
 * Of any other amount the first order has all, so that it goes back whole and once; the others got nothing.
 */
export function dividePaid(asked: readonly bigint[], paidFen: bigint): readonly bigint[] {
  const isExact = asked.reduce((sum, fen) => sum + fen, 0n) === paidFen;
  return isExact ? asked : asked.map((_fen, place) => (place === 0 ? paidFen : 0n));
}

/** One order of a payment, in fen. */
export interface PaymentPart {
  readonly orderId: string;
  readonly amountFen: bigint;
}
