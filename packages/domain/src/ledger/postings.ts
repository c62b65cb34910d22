/** One line of a transaction: + credit, − debit, in fen. */
export interface Posting {
  readonly account: string;
  readonly amountFen: bigint;
}

/** A business fact about to be booked. `idempotencyKey` is the natural key of the fact within its top merchant and is kept for ever. */
export interface LedgerTransaction {
  readonly kind: string;
  readonly idempotencyKey: string;
  readonly referenceId: string;
  readonly merchantId: string;
  readonly topMerchantId: string;
  readonly postings: readonly Posting[];
}
