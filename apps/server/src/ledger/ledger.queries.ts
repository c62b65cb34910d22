import type { Handle } from "@yunshou/database";
import type { LedgerTransaction } from "@yunshou/domain";

/**
 * Books facts through the only write path. A key that was booked before with the same content is accepted silently.
 *
 * @throws when a key was booked with other content, when lines do not sum to zero, or when an account would be overdrawn.
 */
export async function post(tx: Handle, transactions: readonly LedgerTransaction[]): Promise<void> {
  if (transactions.length === 0) return;
  const batch = transactions.map(({ kind, idempotencyKey, referenceId, merchantId, topMerchantId, postings }) => ({
    kind,
    key: idempotencyKey,
    reference: referenceId,
    merchant: merchantId,
    top: topMerchantId,
    postings: postings.map(({ account, amountFen }) => ({ account, fen: String(amountFen) })),
  }));
  await tx.query("select ledger.post($1::jsonb)", [JSON.stringify(batch)]);
}

/** Balance of one account of a merchant in fen; an account that never moved has none. */
export async function balance(tx: Handle, merchantId: string, account: string): Promise<bigint> {
  const [row] = await tx.query<{ fen: string }>(
    "select balance_fen as fen from ledger.account where merchant_id = $1 and code = $2 and currency = 'CNY'",
    [merchantId, account],
  );
  return BigInt(row?.fen ?? 0);
}
