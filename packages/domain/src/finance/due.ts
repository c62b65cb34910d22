import { ledgerAccounts } from "../ledger/accounts.ts";
import type { LedgerTransaction } from "../ledger/postings.ts";
import { checkMovedAmount } from "../money.ts";
import { refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** How one merchant of a tree pays another: out of what the platform holds for it, or by itself. */
export const dueWays = ["offset", "paid"] as const;
export type DueWay = (typeof dueWays)[number];

/** What an entry of a due is about. */
export const dueEntryKinds = ["purchase", "refund", "cardMove", "settlement", "other"] as const;

/** A settlement of a due waits for a second person, or is done, rejected or cancelled. */
export const dueStates = ["awaiting", "done", "rejected", "cancelled"] as const;
export type DueState = (typeof dueStates)[number];
export type DueEvent = "confirm" | "reject" | "cancel";

export const dueTable: StateTable<DueState, DueEvent> = {
  awaiting: { confirm: "done", reject: "rejected", cancel: "cancelled" },
  done: {},
  rejected: {},
  cancelled: {},
};

/**
 * DECISION: up to 10,000 yuan of a due are offset by one person within 24 hours; above, another one confirms with the second
 * factor.
 */
export const dueLimits = { aloneFen: 1_000_000n, aloneHours: 24 } as const;

/**
 * Somebody else has a say: the merchant who says that it was paid, or a second person above the limit. What one person offset
 * of the due within the hours before counts too, so that nobody gets past the limit in several parts.
 */
export const dueNeedsAnother = (way: DueWay, amountFen: bigint, aloneFen: bigint): boolean =>
  way === "paid" || aloneFen + amountFen > dueLimits.aloneFen;

/** Who confirms or rejects: of the one who pays where it is offset, of the one who was paid otherwise. */
export const dueDecider = (way: DueWay): "payer" | "payee" => (way === "offset" ? "payer" : "payee");

/**
 * An amount is above zero and within what is owed and not being settled already; offset it is within what the payer could
 * withdraw, too, because the platform holds no more for it.
 */
export function checkDueAmount(
  amountFen: bigint,
  { owedFen, awaitingFen }: { readonly owedFen: bigint; readonly awaitingFen: bigint },
): Result<bigint> {
  const amount = checkMovedAmount(amountFen, "amountFen");
  if (!amount.ok) return amount;
  return amountFen > owedFen - awaitingFen ? refuse("finance.aboveDue", { field: "amountFen" }) : amount;
}

/** A settlement of a due as the ledger knows it. */
export interface DueMoney {
  readonly settlementId: string;
  readonly topMerchantId: string;
  readonly payerId: string;
  readonly payeeId: string;
  readonly way: DueWay;
  readonly amountFen: bigint;
}

/** The due goes down in the books of both, and with it what the platform holds for them, or what they paid by themselves. */
export function dueSettled({ settlementId, topMerchantId, payerId, payeeId, way, amountFen }: DueMoney) {
  const account = way === "offset" ? ledgerAccounts.dueTransfer : ledgerAccounts.counter("transfer");
  const side = (kind: string, merchantId: string, otherId: string, fen: bigint): LedgerTransaction => ({
    kind,
    idempotencyKey: `${kind}:${settlementId}`,
    referenceId: settlementId,
    merchantId,
    topMerchantId,
    postings: [
      { account: ledgerAccounts.due(otherId), amountFen: -fen },
      { account, amountFen: fen },
    ],
  });
  return [side("dueSettledOut", payerId, payeeId, amountFen), side("dueSettledIn", payeeId, payerId, -amountFen)];
}
