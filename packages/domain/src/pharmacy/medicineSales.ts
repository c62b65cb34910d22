/**
 * What was paid for the pieces of an order that came out, in fen: the whole when all did, otherwise their part rounded
 * down. More pieces than were ordered are paid by no more than the order.
 */
export function paidForPieces(paidFen: bigint, quantity: number, pieces: number): bigint {
  return pieces >= quantity ? paidFen : (paidFen * BigInt(pieces)) / BigInt(quantity);
}
