import type { StoredRow } from "@yunshou/contract";
import type { supplierBills } from "@yunshou/contract/stock/supplierBills";
import {
  billOpenFen,
  billStandingOf,
  billTitle,
  businessDay,
  checkBill,
  checkBillAmount,
  checkBillVoid,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { checkDocumentRange, unknownDocument } from "./documentCalls.ts";
import { ownerOf } from "./owner.ts";
import * as book from "./supplierBillBook.queries.ts";
import * as queries from "./supplierBills.queries.ts";
import { holdSupplier } from "./suppliers.queries.ts";

type Row = StoredRow<typeof supplierBills.list>;

/** How a bill stands on a day, what it asks beyond its documents and what is open of it. */
function billRow({ state, ...row }: queries.StoredBill, today: string): Row {
  const money = { state, amountFen: BigInt(row.amountFen), paidFen: BigInt(row.paidFen) };
  return {
    ...row,
    differenceFen: String(money.amountFen - BigInt(row.expectedFen)),
    openFen: String(billOpenFen(money)),
    billState: billStandingOf({ ...money, dueOn: row.dueOn }, today),
  };
}

const unknownBill = () => refuse("record.unknown", { field: "billId" });

/** Why a document cannot stand on a new bill: it is on another one, by whose number it is found. */
const refuseBilled = (billed: book.Billed, field: string): Refusal =>
  refuse("stock.billed", { field, values: { docNo: billed.docNo, billNo: billed.billNo } });

/** Handlers of what suppliers ask for goods that came (STOCK-08, GEN-18). */
export const supplierBillHandlers: HandlersOf<typeof supplierBills> = {
  async list({ tx, session, input, now }) {
    const range = checkDocumentRange(input);
    if (!range.ok) return range;
    const today = businessDay(now, session.timeZone);
    const page = await queries.listBills(tx, session, input, today, input);
    return { ...page, rows: page.rows.map((row) => billRow(row, today)) };
  },

  async billable({ tx, session, input }) {
    return { rows: await queries.billableOf(tx, session.scope, input.supplierId) };
  },

  async detail({ tx, session, input: { billId }, now }) {
    const found = await queries.billOf(tx, session, billId);
    if (found === undefined) return unknownBill();
    return {
      ...billRow(found, businessDay(now, session.timeZone)),
      lines: await queries.billLines(tx, session.scope, billId),
      payments: await queries.billPayments(tx, session.scope, billId),
    };
  },

  async create(call) {
    const { tx, session, input, now } = call;
    const owner = ownerOf(session);
    const { documentIds, confirmed } = input;
    const form = checkBill({ ...input, amountFen: BigInt(input.amountFen) }, businessDay(now, session.timeZone));
    if (!form.ok) return form;
    // The documents are held, so that no other bill takes them and nobody reverses them meanwhile; whoever sends goods back
    // holds a receipt before its supplier, and so does this.
    const asked = new Set(documentIds);
    const documents = await book.holdBillable(tx, session.scope, [...asked]);
    const supplier = await holdSupplier(tx, session.scope, input.supplierId);
    if (supplier?.merchantId !== owner.merchantId) return refuse("stock.supplierUnknown", { field: "supplierId" });
    if (documents.length < asked.size || documents.some(({ supplierId }) => supplierId !== supplier.supplierId))
      return { ...unknownDocument(), field: "documentIds" };
    if (documents.some(({ state }) => state !== "booked")) return refuse("state.notAllowed", { field: "documentIds" });
    const billed = await book.billedAmong(tx, owner.topId, documentIds);
    if (billed !== undefined) return refuseBilled(billed, "documentIds");
    const expected = checkBillAmount(
      form.value,
      documents.map(({ kind, amountFen }) => ({ kind, amountFen: BigInt(amountFen) })),
      confirmed,
    );
    if (!expected.ok) return expected;
    const { billNo, billedOn, dueOn, amountFen, remark } = form.value;
    const made = { ...owner, supplierId: supplier.supplierId, billNo, billedOn, dueOn, amountFen, remark };
    const billId = await book.insertBill(
      tx,
      { ...made, expectedFen: expected.value, createdBy: session.userId },
      documents,
    );
    if (billId === undefined) return refuse("stock.billTaken", { field: "billNo" });
    await recordAudit(call, {
      action: "stock.bill.create",
      object: billTitle({ ...supplier, billNo }),
      merchant: owner,
      after: input,
    });
    return { billId };
  },

  async void(call) {
    const { tx, session, input, now } = call;
    const held = await queries.holdBill(tx, session.scope, input.billId);
    if (held === undefined) return unknownBill();
    const paidFen = await queries.paidOnBill(tx, held);
    const next = checkBillVoid({ state: held.state, amountFen: BigInt(held.amountFen), paidFen });
    if (!next.ok) return next;
    await book.voidBill(tx, held, { userId: session.userId, now });
    await recordAudit(call, {
      action: "stock.bill.void",
      object: billTitle(held),
      merchant: held,
      before: { amountFen: held.amountFen },
    });
    return {};
  },
};
