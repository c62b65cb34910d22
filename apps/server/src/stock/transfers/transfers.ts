import type { transfers } from "@yunshou/contract/stock/transfers";
import { businessDay, checkLines, checkPlaces, checkRemark, receiptTable, refuse } from "@yunshou/domain";
import type { HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { checkDocumentRange, holdFor, readerOf, recordStep } from "../procurement/documentCalls.ts";
import { ownerOf } from "../procurement/owner.ts";
import { productsNamed } from "../procurement/supplierProducts.queries.ts";
import { holdWarehouses } from "../procurement/warehouses.queries.ts";
import { bookTransfer, reverseTransfer } from "./transferBook.ts";
import * as queries from "./transfers.queries.ts";

const unknownPlace = (field: string) => refuse("stock.warehouseUnknown", { field });

/** Handlers of goods that go from one place to another (STOCK-08). */
export const transferHandlers: HandlersOf<typeof transfers> = {
  async list(call) {
    const range = checkDocumentRange(call.input);
    return range.ok ? queries.listTransferred(call.tx, readerOf(call), call.input, call.input) : range;
  },

  async holdings(call) {
    return { rows: await queries.holdingsOf(call.tx, readerOf(call), call.input.warehouseId) };
  },

  async create(call) {
    const { tx, session, input, now } = call;
    const owner = ownerOf(session);
    const lines = checkLines(input.lines);
    if (!lines.ok) return lines;
    const remark = checkRemark(input.remark);
    if (!remark.ok) return remark;
    const { warehouseId, intoId } = input;
    const apart = checkPlaces(warehouseId, intoId);
    if (!apart.ok) return apart;
    const places = await holdWarehouses(tx, session.scope, [warehouseId, intoId]);
    const own = places.filter(({ merchantId }) => merchantId === owner.merchantId);
    if (!own.some((place) => place.warehouseId === warehouseId)) return unknownPlace("warehouseId");
    if (own.find((place) => place.warehouseId === intoId)?.enabled !== true) return unknownPlace("intoId");
    const ids = input.lines.map(({ productId }) => productId);
    const products = await productsNamed(tx, session.scope, owner.topId, ids);
    if (ids.some((id) => !products.has(id))) return refuse("stock.productUnknown", { field: "lines" });
    const docDate = businessDay(now, session.timeZone);
    const head = { ...owner, warehouseId, intoId, docDate, remark: remark.value, createdBy: session.userId };
    const booked = await bookTransfer(tx, head, input.lines);
    if (!booked.ok) return { ...booked, field: "lines" };
    const made = booked.value;
    await recordStep(call, made, "stock.transfer.create", { after: input });
    return { documentId: made.documentId };
  },

  async reverse(call) {
    const { tx, session, now } = call;
    const found = await holdFor(call, "transfer", receiptTable, "reverse");
    if (isRefusal(found)) return found;
    const { held } = found;
    const places = [held.warehouseId ?? "0", held.bagId ?? "0"];
    if ((await holdWarehouses(tx, session.scope, places)).length < 2) return unknownPlace("documentId");
    const bookedOn = businessDay(now, session.timeZone);
    const carried = await reverseTransfer(tx, held, { bookedOn, actorId: session.userId });
    if (!carried.ok) return carried;
    await recordStep(call, held, "stock.transfer.reverse");
    return {};
  },
};
