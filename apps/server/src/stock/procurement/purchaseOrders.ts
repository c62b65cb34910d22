import type { StoredRow } from "@yunshou/contract";
import type { purchaseOrders } from "@yunshou/contract/stock/purchaseOrders";
import { checkRemark, purchaseTable, refuse } from "@yunshou/domain";
import type { HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { checkDocumentRange, holdFor, readerOf, recordStep, unknownDocument } from "./documentCalls.ts";
import * as documents from "./documents.queries.ts";

type Row = StoredRow<typeof purchaseOrders.list>;

/** Handlers of purchase orders (STOCK-07 to STOCK-09). */
export const purchaseOrderHandlers: HandlersOf<typeof purchaseOrders> = {
  async list(call) {
    const range = checkDocumentRange(call.input);
    return range.ok ? documents.listDocuments<Row>(call.tx, "order", readerOf(call), call.input, call.input) : range;
  },

  async detail(call) {
    return (
      (await documents.documentDetail<Row>(call.tx, "order", readerOf(call), call.input.documentId)) ??
      unknownDocument()
    );
  },

  async update(call) {
    const found = await holdFor(call, "order", purchaseTable, "edit");
    if (isRefusal(found)) return found;
    const { held, next } = found;
    if (held.version !== call.input.version) return refuse("stock.documentChanged");
    const remark = checkRemark(call.input.remark);
    if (!remark.ok) return remark;
    await documents.saveHead(call.tx, held, { state: next, remark: remark.value });
    await recordStep(call, held, "stock.purchase.update", {
      before: { remark: held.remark },
      after: { remark: remark.value },
    });
    return {};
  },

  async send(call) {
    const found = await holdFor(call, "order", purchaseTable, "send");
    if (isRefusal(found)) return found;
    await documents.saveSent(call.tx, found.held, call.now);
    await recordStep(call, found.held, "stock.purchase.sendOrder", { after: { sentTime: call.now } });
    return {};
  },

  async close(call) {
    const found = await holdFor(call, "order", purchaseTable, "close");
    if (isRefusal(found)) return found;
    await documents.saveDocumentState(call.tx, found.held, found.next);
    await recordStep(call, found.held, "stock.purchase.close", { before: { docStatus: found.held.state } });
    return {};
  },
};
