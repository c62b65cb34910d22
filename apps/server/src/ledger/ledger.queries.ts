import type { Handle } from "@yunshou/database";

/** Balance of one account of a merchant in fen; an account that never moved has none. */
export async function balance(tx: Handle, merchantId: string, account: string): Promise<bigint> {
  const [row] = await tx.query<{ fen: string }>(
    "select balance_fen as fen from ledger.account where merchant_id = $1 and code = $2 and currency = 'CNY'",
    [merchantId, account],
  );
  return BigInt(row?.fen ?? 0);
}
