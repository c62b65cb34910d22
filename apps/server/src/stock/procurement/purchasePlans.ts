import type { ParsedInputOf, Permission, StoredRow } from "@yunshou/contract";
import type { purchasePlans } from "@yunshou/contract/stock/purchasePlans";
import {
  addDays,
  businessDay,
  checkApprover,
  checkLines,
  checkReason,
  checkRemark,
  checkSupplyPrice,
  daysCovered,
  demandDays,
  purchasePlanTable,
  refuse,
  type Refusal,
  orderByDay,
  seasonPercent,
  suggestedPieces,
  yearBackDays,
} from "@yunshou/domain";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { checkDocumentRange, holdFor, readerOf, recordStep, unknownDocument } from "./documentCalls.ts";
import * as documents from "./documents.queries.ts";
import { demandOf } from "./demand.queries.ts";
import { ownerOf } from "./owner.ts";
import { productsNamed } from "./supplierProducts.queries.ts";
import { holdSupplier } from "./suppliers.queries.ts";

type Form = ParsedInputOf<typeof purchasePlans.create>;
type Row = StoredRow<typeof purchasePlans.list>;

const supplierUnknown = () => refuse("stock.supplierUnknown", { field: "supplierId" });

/** Lines, supplier and remark of a form for one merchant, or the first rule that it breaks. */
async function readForm(
  { tx, session }: Call<unknown, Permission>,
  owner: { readonly topId: string; readonly merchantId: string },
  form: Form,
  supplierBefore?: string | null,
): Promise<{ readonly remark: string; readonly lines: documents.NewLine[] } | Refusal> {
  const lines = checkLines(form.lines);
  if (!lines.ok) return lines;
  const remark = checkRemark(form.remark);
  if (!remark.ok) return remark;
  const supplier = await holdSupplier(tx, session.scope, form.supplierId);
  if (supplier?.merchantId !== owner.merchantId) return supplierUnknown();
  if (!supplier.enabled && supplier.supplierId !== supplierBefore) return supplierUnknown();
  const ids = form.lines.map(({ productId }) => productId);
  const products = await productsNamed(tx, session.scope, owner.topId, ids);
  for (const { productId, supplyPriceFen } of form.lines) {
    const product = products.get(productId);
    if (product === undefined) return refuse("stock.productUnknown", { field: "lines" });
    const price = checkSupplyPrice(BigInt(supplyPriceFen), BigInt(product.sellingFen));
    if (!price.ok) return { ...price, field: "lines" };
  }
  return {
    remark: remark.value,
    lines: form.lines.map(({ productId, quantity, supplyPriceFen }) => ({
      productId,
      quantity,
      priceFen: BigInt(supplyPriceFen),
    })),
  };
}

/** Handlers of purchase plans (STOCK-07, STOCK-08). */
export const purchasePlanHandlers: HandlersOf<typeof purchasePlans> = {
  async list(call) {
    const range = checkDocumentRange(call.input);
    return range.ok ? documents.listDocuments<Row>(call.tx, "plan", readerOf(call), call.input, call.input) : range;
  },

  async detail(call) {
    return (
      (await documents.documentDetail<Row>(call.tx, "plan", readerOf(call), call.input.documentId)) ?? unknownDocument()
    );
  },

  async suggest(call) {
    const { tx, session, input, language, now } = call;
    const today = businessDay(now, session.timeZone);
    const yearAgo = addDays(today, -yearBackDays);
    const span = {
      since: addDays(today, -demandDays),
      today,
      yearAgo: { since: addDays(yearAgo, -demandDays), day: yearAgo, until: addDays(yearAgo, demandDays) },
    };
    const rows = await demandOf(tx, { scope: session.scope, language }, ownerOf(session), input.supplierId, span);
    return {
      rows: rows.map(({ soldOn, yearAgo: ago, ...row }) => {
        const demand = { ...row, soldOn, yearAgo: ago };
        return {
          ...row,
          seasonPercent: seasonPercent(ago),
          coverage: daysCovered(demand, today),
          orderByDay: orderByDay(demand, today),
          suggested: suggestedPieces(demand, today),
        };
      }),
    };
  },

  async create(call) {
    const owner = ownerOf(call.session);
    const form = await readForm(call, owner, call.input);
    if (isRefusal(form)) return form;
    const { docDate, supplierId } = call.input;
    const made = await documents.insertDocument(call.tx, {
      ...owner,
      kind: "plan",
      state: "draft",
      docDate,
      supplierId,
      remark: form.remark,
      createdBy: call.session.userId,
    });
    await documents.writeLines(call.tx, made, form.lines);
    await recordStep(call, made, "stock.plan.create", { after: call.input });
    return { documentId: made.documentId };
  },

  async update(call) {
    const found = await holdFor(call, "plan", purchasePlanTable, "edit");
    if (isRefusal(found)) return found;
    const { held, next } = found;
    const { version, documentId: _, ...input } = call.input;
    if (held.version !== version) return refuse("stock.documentChanged");
    const form = await readForm(call, held, input, held.supplierId);
    if (isRefusal(form)) return form;
    const { docDate, supplierId } = input;
    await documents.saveHead(call.tx, held, { state: next, remark: form.remark, docDate, supplierId });
    await documents.writeLines(call.tx, held, form.lines);
    await recordStep(call, held, "stock.plan.update", { before: { docStatus: held.state }, after: input });
    return {};
  },

  async submit(call) {
    const { tx, session, now } = call;
    const found = await holdFor(call, "plan", purchasePlanTable, "submit");
    if (isRefusal(found)) return found;
    await documents.saveSubmitted(tx, found.held, { state: found.next, userId: session.userId, now });
    await recordStep(call, found.held, "stock.plan.submit");
    return {};
  },

  async review(call) {
    const { tx, session, input, now } = call;
    const found = await holdFor(call, "plan", purchasePlanTable, input.approved ? "approve" : "reject");
    if (isRefusal(found)) return found;
    const { createdBy, submittedBy } = found.held;
    for (const one of [createdBy, submittedBy ?? createdBy]) {
      const other = checkApprover(one, session.userId);
      if (!other.ok) return other;
    }
    if (found.held.version !== input.version) return refuse("stock.documentChanged");
    const reason = input.approved ? checkRemark(input.reason) : checkReason(input.reason);
    if (!reason.ok) return reason;
    await documents.saveDocumentState(tx, found.held, found.next, {
      reviewer: session.userId,
      now,
      reason: reason.value,
    });
    await recordStep(call, found.held, `stock.plan.${input.approved ? "approve" : "reject"}`, {
      after: { reason: reason.value },
    });
    return {};
  },

  async order(call) {
    const { tx, session, now } = call;
    const found = await holdFor(call, "plan", purchasePlanTable, "order");
    if (isRefusal(found)) return found;
    const { held, next } = found;
    const supplier = await holdSupplier(tx, session.scope, held.supplierId ?? "0");
    if (supplier === undefined) return supplierUnknown();
    // The plan was approved while something was still bought there.
    if (!supplier.enabled) return refuse("stock.supplierDisabled", { field: "supplierId" });
    const lines = await documents.linesOf(tx, held);
    const made = await documents.insertDocument(tx, {
      topId: held.topId,
      merchantId: held.merchantId,
      kind: "order",
      state: "ordered",
      docDate: businessDay(now, session.timeZone),
      supplierId: held.supplierId,
      sourceId: held.documentId,
      remark: held.remark,
      createdBy: session.userId,
    });
    await documents.writeLines(
      tx,
      made,
      lines.map((line) => ({ ...line, priceFen: BigInt(line.priceFen), valueFen: 0n })),
    );
    await documents.saveDocumentState(tx, held, next);
    await recordStep(call, held, "stock.plan.order", { after: { docNo: made.docNo } });
    return { documentId: made.documentId };
  },

  async remove(call) {
    const found = await holdFor(call, "plan", purchasePlanTable, "edit");
    if (isRefusal(found)) return found;
    await documents.deleteDocument(call.tx, found.held);
    await recordStep(call, found.held, "stock.plan.remove");
    return {};
  },
};
