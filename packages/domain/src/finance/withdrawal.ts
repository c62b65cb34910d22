import { checkRemark } from "../fields.ts";
import { ledgerAccounts } from "../ledger/accounts.ts";
import type { LedgerTransaction } from "../ledger/postings.ts";
import { portion } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** Not reviewed, reviewed and cancelled are the specification's (FIN-05), the others a DECISION (FIN-06). */
export const withdrawalStates = [
  "notReviewed",
  "reviewed",
  "paying",
  "paid",
  "failed",
  "rejected",
  "cancelled",
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];
export const withdrawalEvents = ["approve", "reject", "cancel", "pay", "succeed", "fail"] as const;
export type WithdrawalEvent = (typeof withdrawalEvents)[number];

/** Once a transfer is on its way only the bank's answer ends it. */
export const withdrawalTable: StateTable<WithdrawalState, WithdrawalEvent> = {
  notReviewed: { approve: "reviewed", reject: "rejected", cancel: "cancelled" },
  reviewed: { pay: "paying", reject: "rejected" },
  paying: { succeed: "paid", fail: "failed" },
  paid: {},
  failed: {},
  rejected: {},
  cancelled: {},
};

/** How many are approved at once. */
export const withdrawalsAtOnce = 100;

/** The states in which the money is held. */
export const heldWithdrawals: readonly WithdrawalState[] = ["notReviewed", "reviewed", "paying"];

/** Where a withdrawal goes, compared with where the last one of the merchant was transferred. */
export const withdrawalPayees = ["same", "other", "first"] as const;
export type WithdrawalPayee = (typeof withdrawalPayees)[number];

/** 1.01 to 200,000 yuan (FIN-02). */
export const withdrawalLimits = { leastFen: 101n, mostFen: 20_000_000n } as const;

/** What a deployment decides about withdrawals. */
export interface WithdrawalTerms {
  /** Minutes after midnight in the merchant's zone: the first, and the first one after the window (FIN-08). */
  readonly fromMinute: number;
  readonly toMinute: number;
  /** Charged on top of the amount (FIN-21). */
  readonly feePerTenThousand: number;
  readonly leastFeeFen: bigint;
}

/** Applications from 10:00 to 17:00 (FIN-08). DECISION: the fee is 0.1 %, at least 0.10 yuan, until a deployment says otherwise. */
export const defaultWithdrawalTerms: WithdrawalTerms = {
  fromMinute: 600,
  toMinute: 1_020,
  feePerTenThousand: 10,
  leastFeeFen: 10n,
};

/** What a withdrawal costs on top of its amount (FIN-21), in fen. */
export function withdrawalFee(amountFen: bigint, { feePerTenThousand, leastFeeFen }: WithdrawalTerms): bigint {
  const share = portion(amountFen, BigInt(feePerTenThousand), 10_000n);
  return share < leastFeeFen ? leastFeeFen : share;
}

/** `10:00` of 600. */
export const minuteText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** Whether applications are taken at this minute of the merchant's day. */
export function checkWithdrawalWindow(minute: number, { fromMinute, toMinute }: WithdrawalTerms): Result<undefined> {
  if (minute >= fromMinute && minute < toMinute) return accept();
  return refuse("finance.outsideWindow", { values: { from: minuteText(fromMinute), to: minuteText(toMinute) } });
}

/** Balances of a merchant's accounts in fen as the ledger has them: + credit, − debit. */
export interface MerchantMoney {
  readonly availableFen: bigint;
  readonly pendingFen: bigint;
  readonly refundHoldFen: bigint;
  readonly withdrawHoldFen: bigint;
  readonly feeIncomeFen: bigint;
  /** All that was transferred to it. */
  readonly payoutFen: bigint;
  /** What settled dues moved of it to others of its tree, less what came from them. */
  readonly transferFen: bigint;
  /** The sum over all providers; below zero, because they hold it. */
  readonly clearingFen: bigint;
  /** What came in through providers on the business day that runs, and on any before that is not closed yet. */
  readonly todayFen: bigint;
  /** What fees and splits have taken on settled days. */
  readonly chargedFen: bigint;
  /** What they will take on days that wait to be settled, and all of the days that are held back; what a day gives back is none. */
  readonly unsettledFen: bigint;
}

/**
 * What a merchant can withdraw now: never more than is available to it, and never more than the platform holds for it.
 * Cash in its machines and at its counter is its own already, what came in today settles tomorrow (T+1, FIN-07), and what
 * waits for goods, refunds or other withdrawals is not counted, nor what fees, splits and held days will take.
 */
export function withdrawableFen(money: MerchantMoney): bigint {
  const held = -money.clearingFen - money.payoutFen - money.transferFen;
  const bound = money.pendingFen + money.refundHoldFen + money.withdrawHoldFen + money.feeIncomeFen + money.chargedFen;
  const settled = held - bound - money.todayFen;
  const least = (settled < money.availableFen ? settled : money.availableFen) - money.unsettledFen;
  return least > 0n ? least : 0n;
}

/** The amount is within its limits, and together with its fee within what can be withdrawn (FIN-02, FIN-03). Answers the fee. */
export function checkWithdrawalAmount(amountFen: bigint, withdrawable: bigint, terms: WithdrawalTerms): Result<bigint> {
  const { leastFen, mostFen } = withdrawalLimits;
  if (amountFen < leastFen || amountFen > mostFen) return refuse("finance.amountRange", { field: "amountFen" });
  const feeFen = withdrawalFee(amountFen, terms);
  return amountFen + feeFen > withdrawable ? refuse("finance.aboveBalance", { field: "amountFen" }) : accept(feeFen);
}

/** The most that an application may be for, in fen, so that its fee is left; 0 when even the least is too much (FIN-02, FIN-21). */
export function mostWithdrawalFen(withdrawable: bigint, terms: WithdrawalTerms): bigint {
  const { leastFen, mostFen } = withdrawalLimits;
  const perTenThousand = 10_000n + BigInt(terms.feePerTenThousand);
  // One fen above the quotient, because a fee is rounded; the steps down are few.
  let amountFen = (withdrawable * 10_000n) / perTenThousand + 1n;
  while (amountFen > 0n && amountFen + withdrawalFee(amountFen, terms) > withdrawable) amountFen -= 1n;
  if (amountFen > mostFen) return mostFen;
  return amountFen < leastFen ? 0n : amountFen;
}

/** Nobody reviews an application of her own (four eyes). */
export function checkReviewer(applicantId: string, reviewerId: string): Result<undefined> {
  return applicantId === reviewerId ? refuse("finance.ownApplication") : accept();
}

/** Whoever refuses says why, and the merchant reads it. */
export function checkReason(text: string): Result<string> {
  return text.trim() === "" ? refuse("field.required", { field: "remark" }) : checkRemark(text);
}

/** A withdrawal as the ledger knows it. */
export interface WithdrawalMoney {
  readonly withdrawalId: string;
  readonly merchantId: string;
  readonly topMerchantId: string;
  readonly amountFen: bigint;
  readonly feeFen: bigint;
}

const fact = ({ withdrawalId, merchantId, topMerchantId }: WithdrawalMoney, kind: string) => ({
  kind: `withdrawal${kind}`,
  idempotencyKey: `withdrawal${kind}:${withdrawalId}`,
  referenceId: withdrawalId,
  merchantId,
  topMerchantId,
});

/** The application: amount and fee leave what is available and are held. */
export function withdrawalHeld(money: WithdrawalMoney): LedgerTransaction {
  const totalFen = money.amountFen + money.feeFen;
  return {
    ...fact(money, "Held"),
    postings: [
      { account: ledgerAccounts.available, amountFen: -totalFen },
      { account: ledgerAccounts.withdrawHold, amountFen: totalFen },
    ],
  };
}

/** Refused, cancelled or failed: everything goes back. */
export function withdrawalReleased(money: WithdrawalMoney): LedgerTransaction {
  const totalFen = money.amountFen + money.feeFen;
  return {
    ...fact(money, "Released"),
    postings: [
      { account: ledgerAccounts.withdrawHold, amountFen: -totalFen },
      { account: ledgerAccounts.available, amountFen: totalFen },
    ],
  };
}

/** The bank has transferred it: the amount is with the merchant, the fee with the platform. */
export function withdrawalPaid(money: WithdrawalMoney): LedgerTransaction {
  return {
    ...fact(money, "Paid"),
    postings: [
      { account: ledgerAccounts.withdrawHold, amountFen: -(money.amountFen + money.feeFen) },
      { account: ledgerAccounts.payout, amountFen: money.amountFen },
      { account: ledgerAccounts.feeIncome, amountFen: money.feeFen },
    ].filter(({ amountFen }) => amountFen !== 0n),
  };
}
