import { checkRemark, checkText } from "../fields.ts";
import { checkMovedAmount, yuanFromFen } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import { step, type StateTable } from "../states.ts";
import { type ReceiptState, receiptTable } from "./documents.ts";
import type { PayDirection } from "./losses.ts";

/** A bill of a supplier counts until it is made void; nothing of it is changed or deleted (STOCK-08). */
export const supplierBillStates = ["open", "void"] as const;
export type SupplierBillState = (typeof supplierBillStates)[number];
export const supplierBillTable: StateTable<SupplierBillState, "void"> = { open: { void: "void" }, void: {} };

/** How a bill stands: what is paid of it by the day that people look at it. */
export const billStandings = ["unpaid", "partlyPaid", "paid", "overdue", "void"] as const;
export type BillStanding = (typeof billStandings)[number];

/** Limits of what people write of a bill, in characters. */
export const billLimits = { billNo: 40 } as const;

/** A booked receipt, or a booked return, and what it comes to. */
export interface BillableDocument {
  readonly kind: "receipt" | "return";
  readonly amountFen: bigint;
}

/** The money of a bill in fen: what it asks for, and the booked payments that name it. */
export interface BillMoney {
  readonly state: SupplierBillState;
  readonly amountFen: bigint;
  readonly paidFen: bigint;
}

/** A receipt or return with what may stand in the way of its reversal. */
export interface ReversedDocument {
  readonly docNo: string;
  readonly state: ReceiptState;
  /** The number of the bill that counts and asks for it; null where none does. */
  readonly billNo: string | null;
  /** Goods of a receipt went back to its supplier, and stay there. */
  readonly isReturned?: boolean;
}

/** What went back to the supplier has to be reversed before its receipt, and a bill on which either stands made void. */
export function checkReversal({ docNo, state, billNo, isReturned = false }: ReversedDocument): Result<ReceiptState> {
  const next = step(receiptTable, state, "reverse");
  if (!next.ok) return next;
  if (isReturned) return refuse("stock.returnedSince", { field: "documentId" });
  return billNo === null ? next : refuse("stock.billed", { field: "documentId", values: { docNo, billNo } });
}

/** What a supplier may ask for: the receipts less the returns; below zero where more went back. */
export const expectedFen = (documents: readonly BillableDocument[]): bigint =>
  documents.reduce((sum, { kind, amountFen }) => (kind === "receipt" ? sum + amountFen : sum - amountFen), 0n);

/** What is still to be paid on a bill; nothing where it is void. */
export const billOpenFen = ({ state, amountFen, paidFen }: BillMoney): bigint =>
  state === "void" ? 0n : amountFen - paidFen;

/** A bill is overdue from the day after its last on, however much of it is paid, until all is. */
export function billStandingOf(
  { dueOn, ...money }: BillMoney & { readonly dueOn: string },
  today: string,
): BillStanding {
  if (money.state === "void") return "void";
  if (billOpenFen(money) <= 0n) return "paid";
  if (dueOn < today) return "overdue";
  return money.paidFen > 0n ? "partlyPaid" : "unpaid";
}

/** What people write of a bill, and the documents that it covers. */
export interface BillForm {
  readonly billNo: string;
  readonly billedOn: string;
  readonly dueOn: string;
  readonly amountFen: bigint;
  readonly remark: string;
}

/** What a bill is called: two suppliers may print the same number. */
export const billTitle = ({
  billNo,
  supplierName,
}: {
  readonly billNo: string;
  readonly supplierName: string;
}): string => `${billNo} · ${supplierName}`;

export const checkBillNo = (text: string): Result<string> => checkText(text, "billNo", billLimits.billNo);

/** The last day to pay is not before the day of the bill, which is not ahead. */
export function checkBillDays(billedOn: string, dueOn: string, today: string): Result<undefined> {
  if (billedOn > today) return refuse("stock.dayAhead", { field: "billedOn" });
  return dueOn < billedOn ? refuse("stock.billDueEarly", { field: "dueOn" }) : accept();
}

/** A bill that asks for other money than its documents come to needs a reason and somebody who confirms it (STOCK-08, GEN-18). */
export function checkBillAmount(
  { amountFen, remark }: Pick<BillForm, "amountFen" | "remark">,
  documents: readonly BillableDocument[],
  confirmed: boolean,
): Result<bigint> {
  const amount = checkMovedAmount(amountFen, "amountFen");
  if (!amount.ok) return amount;
  if (documents.length === 0) return refuse("stock.billEmpty", { field: "documentIds" });
  const expected = expectedFen(documents);
  const isExplained = confirmed && remark.trim() !== "";
  if (amountFen === expected || isExplained) return accept(expected);
  return refuse("stock.billDiffers", {
    field: remark.trim() === "" ? "remark" : "amountFen",
    values: {
      amount: yuanFromFen(amountFen),
      expected: yuanFromFen(expected),
      difference: yuanFromFen(amountFen - expected),
    },
  });
}

/** The texts and days of a bill, without blanks around them (MSG-113). */
export function checkBill(form: BillForm, today: string): Result<BillForm> {
  const billNo = checkBillNo(form.billNo);
  if (!billNo.ok) return billNo;
  const days = checkBillDays(form.billedOn, form.dueOn, today);
  if (!days.ok) return days;
  const remark = checkRemark(form.remark);
  return remark.ok ? accept({ ...form, billNo: billNo.value, remark: remark.value }) : remark;
}

/** Money goes out on a bill that counts, and never more than is open of it. */
export function checkBillPayment(direction: PayDirection, amountFen: bigint, bill: BillMoney): Result<bigint> {
  if (direction !== "pay") return refuse("stock.billPaysOnly", { field: "payDirection" });
  if (bill.state === "void") return refuse("state.notAllowed", { field: "billId" });
  const open = billOpenFen(bill);
  return amountFen > open
    ? refuse("stock.aboveBill", { field: "amountFen", values: { open: yuanFromFen(open) } })
    : accept(amountFen);
}

/** A bill is made void only while nothing is paid on it. */
export function checkBillVoid({ state, paidFen }: BillMoney): Result<SupplierBillState> {
  const next = step(supplierBillTable, state, "void");
  if (!next.ok || paidFen === 0n) return next;
  return refuse("stock.billPaid", { field: "billId", values: { paid: yuanFromFen(paidFen) } });
}
