import type { supplierPayments } from "@yunshou/contract/stock/supplierPayments";
import {
  businessDay,
  checkRemark,
  checkSupplierPayment,
  openFen,
  receiptTable,
  refuse,
  step,
  type SupplierMoney,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { checkDocumentRange } from "./documentCalls.ts";
import { ownerOf } from "./owner.ts";
import * as queries from "./supplierPayments.queries.ts";
import { holdSupplier } from "./suppliers.queries.ts";

const moneyOf = (row: queries.SupplierBalance | undefined): SupplierMoney => ({
  receivedFen: BigInt(row?.receivedFen ?? 0),
  returnedFen: BigInt(row?.returnedFen ?? 0),
  paidFen: BigInt(row?.paidFen ?? 0),
  refundedFen: BigInt(row?.refundedFen ?? 0),
});

/** Handlers of payments to suppliers (STOCK-08, GEN-18, MSG-100). */
export const supplierPaymentHandlers: HandlersOf<typeof supplierPayments> = {
  async list({ tx, session, input }) {
    const range = checkDocumentRange(input);
    return range.ok ? queries.listPayments(tx, session.scope, input, input) : range;
  },

  async open({ tx, session }) {
    const rows = await queries.balancesOf(tx, ownerOf(session));
    return { rows: rows.map((row) => ({ ...row, openFen: String(openFen(moneyOf(row))) })) };
  },

  async create(call) {
    const { tx, session, input, now } = call;
    const owner = ownerOf(session);
    const remark = checkRemark(input.remark);
    if (!remark.ok) return remark;
    // The supplier is held, so that two payments do not take the same open amount.
    const supplier = await holdSupplier(tx, session.scope, input.supplierId);
    if (supplier?.merchantId !== owner.merchantId) return refuse("stock.supplierUnknown", { field: "supplierId" });
    const [balance] = await queries.balancesOf(tx, owner, supplier.supplierId);
    const { payDirection, confirmed } = input;
    const amount = checkSupplierPayment(payDirection, BigInt(input.amountFen), moneyOf(balance), confirmed);
    if (!amount.ok) return amount;
    const { paymentId, docNo } = await queries.insertPayment(tx, {
      ...owner,
      supplierId: supplier.supplierId,
      direction: payDirection,
      amountFen: amount.value,
      method: input.payMethod,
      paidOn: businessDay(now, session.timeZone),
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
