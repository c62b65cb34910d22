import { higoFee, ledgerAccounts } from "../ledger/accounts.ts";
import type { LedgerTransaction, Posting } from "../ledger/postings.ts";
import { portion } from "../money.ts";
import type { BusinessType, PaymentKind } from "./values.ts";

/** Where the money of a sale paid at the machine comes from. */
export function sourceAccount(payment: PaymentKind, machineId: string): string {
  switch (payment) {
    case "cash":
      return ledgerAccounts.cashInMachine(machineId);
    case "memberCard":
      return ledgerAccounts.cardFloat;
    case "alipay":
    case "wechat":
    case "unionpay":
      return ledgerAccounts.clearing(payment);
    default:
      return ledgerAccounts.otherIncome;
  }
}

export interface SaleMoney {
  readonly orderId: string;
  readonly merchantId: string;
  readonly topMerchantId: string;
  readonly machineId: string;
  readonly payment: PaymentKind;
  readonly business: BusinessType;
  readonly paidFen: bigint;
}

const fee = (sale: SaleMoney) =>
  sale.business === "luckyPurchase" ? portion(sale.paidFen, higoFee.numerator, higoFee.denominator) : 0n;

const owner = (sale: SaleMoney) => ({
  referenceId: sale.orderId,
  merchantId: sale.merchantId,
  topMerchantId: sale.topMerchantId,
});

const nonZero = (postings: readonly Posting[]) => postings.filter((posting) => posting.amountFen !== 0n);

/**
 * A sale that the machine already completed: the money is available at once.
 *
 * @param from where the money came from, e.g. a card; together minus what was paid.
 */
export function machineSale(
  sale: SaleMoney,
  from: readonly Posting[] = [{ account: sourceAccount(sale.payment, sale.machineId), amountFen: -sale.paidFen }],
): LedgerTransaction {
  return {
    kind: "sale",
    idempotencyKey: `sale:${sale.orderId}`,
    ...owner(sale),
    postings: nonZero([
      ...from,
      { account: ledgerAccounts.available, amountFen: sale.paidFen - fee(sale) },
      { account: ledgerAccounts.feeIncome, amountFen: fee(sale) },
    ]),
  };
}

/** Paid through a provider, goods not yet out: the money waits in `pending`. */
export function paid(sale: SaleMoney): LedgerTransaction {
  return {
    kind: "paid",
    idempotencyKey: `paid:${sale.orderId}`,
    ...owner(sale),
    postings: nonZero([
      { account: sourceAccount(sale.payment, sale.machineId), amountFen: -sale.paidFen },
      { account: ledgerAccounts.pending, amountFen: sale.paidFen - fee(sale) },
      { account: ledgerAccounts.feeIncome, amountFen: fee(sale) },
    ]),
  };
}

/** Goods are out: pending becomes available. */
export function dispensed(sale: SaleMoney): LedgerTransaction {
  const net = sale.paidFen - fee(sale);
  return {
    kind: "dispensed",
    idempotencyKey: `dispensed:${sale.orderId}`,
    ...owner(sale),
    postings: [
      { account: ledgerAccounts.pending, amountFen: -net },
      { account: ledgerAccounts.available, amountFen: net },
    ],
  };
}

/** A person settled the order without goods from the machine: what waited becomes available, once. */
export function released(sale: SaleMoney): LedgerTransaction {
  return { ...dispensed(sale), kind: "released", idempotencyKey: `released:${sale.orderId}` };
}

export interface RefundMoney extends SaleMoney {
  readonly refundId: string;
  readonly amountFen: bigint;
  /** What earlier refunds of the order already gave back. */
  readonly refundedBeforeFen: bigint;
  /** Where the merchant's share lies now. */
  readonly from: "pending" | "available";
  /** Counts the tries of one refund; every try that failed was reversed. */
  readonly attempt: number;
}

const refundKey = (kind: string, refund: RefundMoney) => `${kind}:${refund.refundId}:${refund.attempt}`;

/** The fee that a refund gives back, so that a full refund in any parts gives back the whole fee to the fen. */
function feeBack(refund: RefundMoney): bigint {
  const kept = (refundedFen: bigint) => fee({ ...refund, paidFen: refund.paidFen - refundedFen });
  return kept(refund.refundedBeforeFen) - kept(refund.refundedBeforeFen + refund.amountFen);
}

/** A refund is asked: its amount is held so that it cannot be spent twice. */
export function refundAsked(refund: RefundMoney): LedgerTransaction {
  const back = feeBack(refund);
  return {
    kind: "refundAsked",
    idempotencyKey: refundKey("refundAsked", refund),
    ...owner(refund),
    postings: nonZero([
      { account: ledgerAccounts[refund.from], amountFen: back - refund.amountFen },
      { account: ledgerAccounts.feeIncome, amountFen: -back },
      { account: ledgerAccounts.refundHold, amountFen: refund.amountFen },
    ]),
  };
}

/** The provider refused the refund: what was held goes back to where it came from. */
export function refundFailed(refund: RefundMoney): LedgerTransaction {
  const asked = refundAsked(refund);
  return {
    ...asked,
    kind: "refundFailed",
    idempotencyKey: refundKey("refundFailed", refund),
    postings: asked.postings.map((posting) => ({ ...posting, amountFen: -posting.amountFen })),
  };
}

/**
 * The customer has the money back.
 *
 * @param to where it went, e.g. a card; together what was refunded.
 */
export function refundDone(
  refund: RefundMoney,
  to: readonly Posting[] = [{ account: sourceAccount(refund.payment, refund.machineId), amountFen: refund.amountFen }],
): LedgerTransaction {
  return {
    kind: "refundDone",
    idempotencyKey: refundKey("refundDone", refund),
    ...owner(refund),
    postings: nonZero([{ account: ledgerAccounts.refundHold, amountFen: -refund.amountFen }, ...to]),
  };
}

/** The machine dispensed goods of this value after the customer was refunded: they are gone, the loss is booked (M8). */
export function lateDispense(sale: SaleMoney, valueFen: bigint): LedgerTransaction {
  return {
    kind: "lateDispense",
    idempotencyKey: `lateDispense:${sale.orderId}`,
    ...owner(sale),
    postings: [
      { account: ledgerAccounts.lossLateDispense, amountFen: -valueFen },
      { account: ledgerAccounts.available, amountFen: valueFen },
    ],
  };
}

/**
 * A refund failed after all while whose goods came out: the customer's money, back in `pending`, covers what was booked as a
 * loss, if anything; what is left of it belongs to the merchant.
 */
export function lossRecovered(refund: RefundMoney, lossFen: bigint): LedgerTransaction {
  const net = refund.amountFen - feeBack(refund);
  return {
    kind: "lossRecovered",
    idempotencyKey: refundKey("lossRecovered", refund),
    ...owner(refund),
    postings: nonZero([
      { account: ledgerAccounts.pending, amountFen: -net },
      { account: ledgerAccounts.lossLateDispense, amountFen: lossFen },
      { account: ledgerAccounts.available, amountFen: net - lossFen },
    ]),
  };
}
