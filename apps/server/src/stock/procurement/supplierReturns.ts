import type { supplierReturns } from "@yunshou/contract/stock/supplierReturns";
import {
  businessDay,
  checkLines,
  checkRemark,
  checkReturned,
  checkReversal,
  type ReceiptState,
  receiptTable,
  refuse,
} from "@yunshou/domain";
import type { HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { checkDocumentRange, holdFor, readerOf, recordStep, unknownDocument } from "./documentCalls.ts";
import * as documents from "./documents.queries.ts";
import { bookGoods } from "./goodsBook.queries.ts";
import { billedAmong } from "./supplierBillBook.queries.ts";
import * as queries from "./supplierReturns.queries.ts";
import { holdSupplier } from "./suppliers.queries.ts";
import { holdWarehouses } from "./warehouses.queries.ts";

const unknownWarehouse = () => refuse("stock.warehouseUnknown", { field: "warehouseId" });

/** Handlers of goods that go back to a supplier (STOCK-08). */
export const supplierReturnHandlers: HandlersOf<typeof supplierReturns> = {
  async list(call) {
    const range = checkDocumentRange(call.input);
    return range.ok ? queries.listReturned(call.tx, readerOf(call), call.input, call.input) : range;
  },

  async open(call) {
    return { rows: await queries.returnableOf(call.tx, readerOf(call), call.input.receiptId) };
  },

  async create(call) {
    const { tx, session, input, now } = call;
    const checked = checkLines(input.lines);
    if (!checked.ok) return checked;
    const remark = checkRemark(input.remark);
    if (!remark.ok) return remark;
    // The receipt is held, so that two returns do not take the same pieces and nobody reverses it meanwhile.
    const receipt = await documents.holdDocument<ReceiptState>(tx, session.scope, "receipt", input.receiptId);
    if (receipt === undefined) return { ...unknownDocument(), field: "receiptId" };
    if (receipt.state !== "booked") return refuse("state.notAllowed", { field: "receiptId" });
    const supplier = await holdSupplier(tx, session.scope, receipt.supplierId ?? "0");
    if (supplier === undefined) return refuse("stock.supplierUnknown", { field: "receiptId" });
    const [warehouse] = await holdWarehouses(tx, session.scope, [receipt.warehouseId ?? "0"]);
    if (warehouse === undefined) return unknownWarehouse();
    const { warehouseId } = warehouse;
    const came = await queries.returnableOf(tx, readerOf(call), receipt.documentId);
    const lines: documents.NewLine[] = [];
    for (const { productId, batchNo, quantity } of input.lines) {
      const line = came.find((one) => one.productId === productId && one.batchNo === batchNo);
      if (line === undefined) return refuse("stock.productUnknown", { field: "lines" });
      const pieces = checkReturned(quantity, line);
      if (!pieces.ok) return pieces;
      lines.push({ productId, batchNo, quantity, priceFen: BigInt(line.priceFen) });
    }
    const docDate = businessDay(now, session.timeZone);
    // What goes back belongs to the merchant that received it, whoever of those above sends it.
    const made = await documents.insertDocument(tx, {
      topId: receipt.topId,
      merchantId: receipt.merchantId,
      kind: "return",
      state: "booked",
      docDate,
      supplierId: supplier.supplierId,
      warehouseId,
      sourceId: receipt.documentId,
      remark: remark.value,
      createdBy: session.userId,
    });
    const booked = await bookGoods(
      tx,
      { ...made, bookedOn: docDate, reason: "return", actorId: session.userId },
      lines.map(({ productId, batchNo = "", quantity, priceFen }) => ({
        warehouseId,
        productId,
        batchNo,
        pieces: quantity,
        how: "back",
        valueFen: priceFen * BigInt(quantity),
      })),
    );
    if (!booked.ok) return { ...booked, field: "lines" };
    const valued = lines.map((line, index) => ({ ...line, valueFen: -booked.value[index]!.valueFen }));
    await documents.writeLines(tx, made, valued);
    await recordStep(call, made, "stock.return.create", { after: input });
    return { documentId: made.documentId };
  },

  async reverse(call) {
    const { tx, session, now } = call;
    const found = await holdFor(call, "return", receiptTable, "reverse");
    if (isRefusal(found)) return found;
    const { held, next } = found;
    const billed = await billedAmong(tx, held.topId, [held.documentId]);
    const free = checkReversal({ ...held, billNo: billed?.billNo ?? null });
    if (!free.ok) return free;
    const [warehouse] = await holdWarehouses(tx, session.scope, [held.warehouseId ?? "0"]);
    if (warehouse === undefined) return unknownWarehouse();
    const { warehouseId } = warehouse;
    const bookedOn = businessDay(now, session.timeZone);
    const lines = await documents.linesOf(tx, held);
    const booked = await bookGoods(
      tx,
      { ...held, bookedOn, reason: "reversal", actorId: session.userId },
      lines.map(({ productId, batchNo, quantity, valueFen }) => ({
        warehouseId,
        productId,
        batchNo,
        pieces: quantity,
        how: "in",
        valueFen: BigInt(valueFen),
      })),
    );
    if (!booked.ok) return booked;
    await documents.saveDocumentState(tx, held, next);
    await recordStep(call, held, "stock.return.reverse");
    return {};
  },
};
