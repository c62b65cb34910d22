import { amountLimitFen, amountTooLarge } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** Somebody says that goods are lost, somebody else agrees and they leave the book (STOCK-08). */
export const lossStates = ["submitted", "booked", "rejected", "reversed"] as const;
export type LossState = (typeof lossStates)[number];
export const lossEvents = ["approve", "reject", "reverse"] as const;
export type LossEvent = (typeof lossEvents)[number];
export const lossTable: StateTable<LossState, LossEvent> = {
  submitted: { approve: "booked", reject: "rejected" },
  booked: { reverse: "reversed" },
  rejected: {},
  reversed: {},
};
export const lossReasons = ["expired", "damaged", "missing", "other"] as const;
export type LossReason = (typeof lossReasons)[number];

/** Money goes to a supplier, or comes back from one. */
export const payDirections = ["pay", "receive"] as const;
export type PayDirection = (typeof payDirections)[number];
export const payMethods = ["bank", "cash", "wechat", "alipay", "other"] as const;
export type PayMethod = (typeof payMethods)[number];
export const supplierPaymentStates = ["booked", "reversed"] as const;

/** What is between a merchant and a supplier, in fen: what its goods cost, what of them went back, what its bills ask beyond that, what was paid, what was repaid. */
export interface SupplierMoney {
  readonly receivedFen: bigint;
  readonly returnedFen: bigint;
  /** Confirmed when the bills were entered, and owed like the goods; below zero where they ask for less. */
  readonly differenceFen: bigint;
  readonly paidFen: bigint;
  readonly refundedFen: bigint;
}

/** What is still to be paid; below zero where more was paid than came and stayed. */
export const openFen = ({ receivedFen, returnedFen, differenceFen, paidFen, refundedFen }: SupplierMoney): bigint =>
  receivedFen - returnedFen + differenceFen - paidFen + refundedFen;

/** An amount above zero (MSG-100); more than is open is paid, and more than was paid comes back, only when somebody confirms it. */
export function checkSupplierPayment(
  direction: PayDirection,
  amountFen: bigint,
  money: SupplierMoney,
  confirmed: boolean,
): Result<bigint> {
  const field = "amountFen";
  if (amountFen <= 0n) return refuse("amount.notPositive", { field });
  if (amountFen > amountLimitFen) return amountTooLarge(field);
  const left = direction === "pay" ? openFen(money) : money.paidFen - money.refundedFen;
  return amountFen > left && !confirmed ? refuse("stock.aboveOpen", { field }) : accept(amountFen);
}
