import { ledgerAccounts } from "../../ledger/accounts.ts";
import type { LedgerTransaction } from "../../ledger/postings.ts";

/** A ledger as the database keeps it: every fact once, whatever is sent again. */
export class Book {
  readonly #balances = new Map<string, bigint>();
  readonly #keys = new Set<string>();

  /** Books a fact; one that was booked before changes nothing. @throws when its postings do not sum to zero. */
  post({ idempotencyKey, merchantId, postings }: LedgerTransaction): void {
    if (this.#keys.has(idempotencyKey)) return;
    this.#keys.add(idempotencyKey);
    if (postings.reduce((sum, { amountFen }) => sum + amountFen, 0n) !== 0n)
      throw new Error(`${idempotencyKey} does not sum to zero`);
    for (const { account, amountFen } of postings) {
      const place = `${merchantId} ${account}`;
      this.#balances.set(place, (this.#balances.get(place) ?? 0n) + amountFen);
    }
  }

  /** Books what moves between two accounts of a merchant, of which nothing is a rule of its own. */
  move(key: string, merchantId: string, from: string, to: string, amountFen: bigint): void {
    this.post({
      kind: "moved",
      idempotencyKey: key,
      referenceId: "1",
      merchantId,
      topMerchantId: "1",
      postings: [
        { account: from, amountFen: -amountFen },
        { account: to, amountFen },
      ],
    });
  }

  of(merchantId: string, account: string): bigint {
    return this.#balances.get(`${merchantId} ${account}`) ?? 0n;
  }

  /** The sum of the shares that receivers have of a merchant. */
  shares(merchantId: string, receiverIds: readonly string[]): bigint {
    return receiverIds.reduce((sum, id) => sum + this.of(merchantId, ledgerAccounts.split(id)), 0n);
  }
}
