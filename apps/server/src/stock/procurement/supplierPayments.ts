import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { supplierPayments } from "@yunshou/contract/stock/supplierPayments";
import {
  accept,
  businessDay,
  checkBillPayment,
  checkRemark,
  checkSupplierPayment,
  openFen,
  receiptTable,
  refuse,
  type Result,
  step,
  type SupplierMoney,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { checkDocumentRange } from "./documentCalls.ts";
import { ownerOf } from "./owner.ts";
import { balancesOf, type SupplierBalance } from "./supplierBalances.queries.ts";
import { holdBill, paidOnBill } from "./supplierBills.queries.ts";
import * as queries from "./supplierPayments.queries.ts";
import { holdSupplier } from "./suppliers.queries.ts";

type Creation = Call<ParsedInputOf<typeof supplierPayments.create>, Permission>;

const moneyOf = (row: Omit<SupplierBalance, "merchantId"> | undefined): SupplierMoney => ({
  receivedFen: BigInt(row?.receivedFen ?? 0),
  returnedFen: BigInt(row?.returnedFen ?? 0),
  differenceFen: BigInt(row?.differenceFen ?? 0),
  paidFen: BigInt(row?.paidFen ?? 0),
  refundedFen: BigInt(row?.refundedFen ?? 0),
});

/** A bill of the supplier that is named takes no more than is open of it; it is held, so that nobody makes it void meanwhile. */
async function checkOnBill({ tx, session, input }: Creation, supplierId: string): Promise<Result<unknown>> {
  const { billId, payDirection, amountFen } = input;
  if (billId === null) return accept();
  const bill = await holdBill(tx, session.scope, billId);
  if (bill?.supplierId !== supplierId) return refuse("record.unknown", { field: "billId" });
  const paidFen = await paidOnBill(tx, bill);
  return checkBillPayment(payDirection, BigInt(amountFen), {
    state: bill.state,
    amountFen: BigInt(bill.amountFen),
    paidFen,
  });
}

/** Handlers of payments to suppliers (STOCK-08, GEN-18, MSG-100). */
export const supplierPaymentHandlers: HandlersOf<typeof supplierPayments> = {
  async list({ tx, session, input }) {
    const range = checkDocumentRange(input);
    return range.ok ? queries.listPayments(tx, session.scope, input, input) : range;
  },

  async open({ tx, session, now }) {
    const rows = await balancesOf(tx, session.scope, { today: businessDay(now, session.timeZone) });
    return {
      rows: rows.map(({ merchantId, ...row }) => ({
        ...row,
        ofOwnMerchant: merchantId === session.merchantId,
        openFen: String(openFen(moneyOf(row))),
      })),
    };
  },

  async create(call) {
    const { tx, session, input, now } = call;
    const owner = ownerOf(session);
    const remark = checkRemark(input.remark);
    if (!remark.ok) return remark;
    // The supplier is held, so that two payments do not take the same open amount.
    const supplier = await holdSupplier(tx, session.scope, input.supplierId);
    if (supplier?.merchantId !== owner.merchantId) return refuse("stock.supplierUnknown", { field: "supplierId" });
    const today = businessDay(now, session.timeZone);
    const [balance] = await balancesOf(tx, session.scope, { today, supplierId: supplier.supplierId });
    const { payDirection, billId, confirmed } = input;
    const onBill = await checkOnBill(call, supplier.supplierId);
    if (!onBill.ok) return onBill;
    const amount = checkSupplierPayment(payDirection, BigInt(input.amountFen), moneyOf(balance), confirmed);
    if (!amount.ok) return amount;
    const { paymentId, docNo } = await queries.insertPayment(tx, {
      ...owner,
      supplierId: supplier.supplierId,
      billId,
      direction: payDirection,
      amountFen: amount.value,
      method: input.payMethod,
      paidOn: today,
      remark: remark.value,
      operatorId: session.userId,
    });
    await recordAudit(call, { action: "stock.payment.create", object: docNo, merchant: owner, after: input });
    return { paymentId };
  },

  async reverse(call) {
    const held = await queries.holdPayment(call.tx, call.session.scope, call.input.paymentId);
    if (held === undefined) return refuse("record.unknown", { field: "paymentId" });
    const next = step(receiptTable, held.state, "reverse");
    if (!next.ok) return next;
    await queries.reversePayment(call.tx, held);
    await recordAudit(call, {
      action: "stock.payment.reverse",
      object: held.docNo,
      merchant: held,
      before: { amountFen: held.amountFen },
    });
    return {};
  },
};
