import type { LedgerTransaction, RefusalCode } from "@yunshou/domain";
import type { Handle } from "./handle.ts";

type LedgerRefusal = Extract<RefusalCode, `ledger.${string}`>;

/** The ledger refused a batch. The transaction around it has failed and can only be rolled back. */
export class LedgerRefused extends Error {
  override readonly name = "LedgerRefused";
  readonly code: LedgerRefusal;
  constructor(code: LedgerRefusal, cause: unknown) {
    super((cause as Error).message, { cause });
    this.code = code;
  }
}

const refusals: Readonly<Record<string, LedgerRefusal>> = {
  ledger_balanced: "ledger.unbalanced",
  account_minimum: "ledger.overdraft",
  ledger_same_content: "ledger.replayDiffers",
};

function presented({ kind, idempotencyKey, referenceId, merchantId, topMerchantId, postings }: LedgerTransaction) {
  return {
    kind,
    key: idempotencyKey,
    reference: referenceId,
    merchant: merchantId,
    top: topMerchantId,
    postings: postings
      .filter(({ amountFen }) => amountFen !== 0n)
      .map(({ account, amountFen }) => ({ account, fen: String(amountFen) })),
  };
}

/**
 * Posts transactions in one statement, in order; hundreds at once are cheaper than one by one. Lines of nothing are
 * left out, and a transaction of nothing (a free product) is not posted at all. A key that was posted before with the
 * same content is passed over.
 *
 * @returns how many were new.
 * @throws LedgerRefused when one of them is unbalanced, overdraws an account with a minimum, or repeats a key with
 *   other content; nothing of the batch is posted then.
 */
export async function postLedger(handle: Handle, transactions: readonly LedgerTransaction[]): Promise<number> {
  const batch = transactions.map(presented).filter(({ postings }) => postings.length > 0);
  if (batch.length === 0) return 0;
  try {
    const [row] = await handle.query<{ posted: number }>("select ledger.post($1::jsonb) as posted", [
      JSON.stringify(batch),
    ]);
    return row?.posted ?? 0;
  } catch (error) {
    const code = refusals[(error as { constraint?: string }).constraint ?? ""];
    throw code === undefined ? error : new LedgerRefused(code, error);
  }
}
