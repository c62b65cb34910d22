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

interface SaleMoney {
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

const owner = (sale: SaleMoney) => ({ referenceId: sale.orderId, merchantId: sale.merchantId, topMerchantId: sale.topMerchantId });

const nonZero = (postings: readonly Posting[]) => postings.filter((posting) => posting.amountFen !== 0n);

/** A sale that the machine already completed: the money is available at once. */
export function machineSale(sale: SaleMoney): LedgerTransaction {
  return {
    kind: "sale",
    idempotencyKey: `sale:${sale.orderId}`,
    ...owner(sale),
    postings: nonZero([
      { account: sourceAccount(sale.payment, sale.machineId), amountFen: -sale.paidFen },
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

interface RefundMoney extends SaleMoney {
  readonly refundId: string;
  readonly amountFen: bigint;
  /** Where the merchant's share lies now. */
  readonly from: "pending" | "available";
}

/** A refund is asked: its amount is held so that it cannot be spent twice. */
export function refundAsked(refund: RefundMoney): LedgerTransaction {
  return {
    kind: "refundAsked",
    idempotencyKey: `refundAsked:${refund.refundId}`,
    ...owner(refund),
    postings: [
      { account: ledgerAccounts[refund.from], amountFen: -refund.amountFen },
      { account: ledgerAccounts.refundHold, amountFen: refund.amountFen },
    ],
  };
}

/** The provider paid the customer back. */
export function refundDone(refund: RefundMoney): LedgerTransaction {
  return {
    kind: "refundDone",
    idempotencyKey: `refundDone:${refund.refundId}`,
    ...owner(refund),
    postings: [
      { account: ledgerAccounts.refundHold, amountFen: -refund.amountFen },
      { account: sourceAccount(refund.payment, refund.machineId), amountFen: refund.amountFen },
    ],
  };
}

/** The machine dispensed after the customer was refunded: the goods are gone, the loss is booked (M8). */
export function lateDispense(sale: SaleMoney): LedgerTransaction {
  return {
    kind: "lateDispense",
    idempotencyKey: `lateDispense:${sale.orderId}`,
    ...owner(sale),
    postings: [
      { account: ledgerAccounts.lossLateDispense, amountFen: -sale.paidFen },
      { account: ledgerAccounts.available, amountFen: sale.paidFen },
    ],
  };
}
