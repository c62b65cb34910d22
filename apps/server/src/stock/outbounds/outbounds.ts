import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { outbounds } from "@yunshou/contract/stock/outbounds";
import {
  businessDay,
  checkLines,
  checkRemark,
  outboundTable,
  refuse,
  type Refusal,
  shareBatches,
} from "@yunshou/domain";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { checkDocumentRange, holdFor, readerOf, recordStep, unknownDocument } from "../procurement/documentCalls.ts";
import * as documents from "../procurement/documents.queries.ts";
import { bookGoods, type GoodsMove } from "../procurement/goodsBook.queries.ts";
import { type Owner, ownerOf } from "../procurement/owner.ts";
import { productsNamed } from "../procurement/supplierProducts.queries.ts";
import { type HeldWarehouse, holdWarehouses } from "../procurement/warehouses.queries.ts";
import { bagOf, batchesIn, isWarehouseOf, type RouteHead, routeNamed } from "./bags.queries.ts";
import * as queries from "./outbounds.queries.ts";

type AnyCall = Call<unknown, Permission>;
type Form = ParsedInputOf<typeof outbounds.create>;

const unknownWarehouse = () => refuse("stock.warehouseUnknown", { field: "warehouseId" });
const unknownRoute = () => refuse("stock.routeUnknown", { field: "routeId" });

/** The warehouse and the route that goods travel between, both of one merchant. */
async function placesOf(
  { tx, session }: AnyCall,
  owner: Owner,
  { warehouseId, routeId }: { readonly warehouseId: string; readonly routeId: string },
): Promise<{ readonly warehouse: HeldWarehouse; readonly route: RouteHead } | Refusal> {
  const [warehouse] = await holdWarehouses(tx, session.scope, [warehouseId]);
  if (warehouse?.merchantId !== owner.merchantId || warehouse.kind !== "warehouse" || !warehouse.enabled)
    return unknownWarehouse();
  const route = await routeNamed(tx, session.scope, routeId);
  return route?.merchantId === owner.merchantId ? { warehouse, route } : unknownRoute();
}

/** A form for one merchant, or the first rule that it breaks (MSG-14, MSG-99). */
async function readForm(call: AnyCall, owner: Owner, form: Form) {
  const lines = checkLines(form.lines);
  if (!lines.ok) return lines;
  const remark = checkRemark(form.remark);
  if (!remark.ok) return remark;
  const places = await placesOf(call, owner, form);
  if (isRefusal(places)) return places;
  const ids = form.lines.map(({ productId }) => productId);
  const products = await productsNamed(call.tx, call.session.scope, owner.topId, ids);
  if (ids.some((id) => !products.has(id))) return refuse("stock.productUnknown", { field: "lines" });
  return { ...places, remark: remark.value, lines: form.lines.map((line) => ({ ...line, priceFen: 0n })) };
}

/** Handlers of outbound orders (STOCK-08): from the shortage of a route to its bag. */
export const outboundHandlers: HandlersOf<typeof outbounds> = {
  async list(call) {
    const range = checkDocumentRange(call.input);
    return range.ok ? queries.listOutbounds(call.tx, readerOf(call), call.input, call.input) : range;
  },

  async detail(call) {
    const { documentId } = call.input;
    const found = await queries.findOutbound(call.tx, readerOf(call), documentId);
    return found === undefined
      ? unknownDocument()
      : { ...found, ...(await documents.partsOf(call.tx, readerOf(call), documentId)) };
  },

  async suggest(call) {
    const { tx, session, input, language, now } = call;
    // An order of a merchant below is changed here too, so the route says whose warehouse it takes from.
    const route = await routeNamed(tx, session.scope, input.routeId);
    if (route === undefined) return unknownRoute();
    if (!(await isWarehouseOf(tx, session.scope, route, input.warehouseId))) return unknownWarehouse();
    const today = businessDay(now, session.timeZone);
    const reader = { scope: session.scope, language };
    const lacking = await queries.shortageOf(tx, reader, input.routeId, today);
    const wanted = new Map(lacking.map((row) => [row.productId, row]));
    const batches = await batchesIn(tx, session.scope, input.warehouseId, [...wanted.keys()], today);
    const needs = new Map([...wanted].map(([id, { shortage, inBag }]) => [id, Math.max(0, shortage - inBag)]));
    const keyOf = ({ productId, batchNo }: { readonly productId: string; readonly batchNo: string }) =>
      `${productId} ${batchNo}`;
    const usable = batches.filter(({ isUsable }) => isUsable);
    const shares = new Map(shareBatches(needs, usable).map((share) => [keyOf(share), share.quantity]));
    return {
      rows: batches.map(({ isUsable: _, ...batch }) => ({
        ...wanted.get(batch.productId)!,
        ...batch,
        suggested: shares.get(keyOf(batch)) ?? 0,
      })),
    };
  },

  async create(call) {
    const { tx, session, input, now } = call;
    const owner = ownerOf(session);
    const form = await readForm(call, owner, input);
    if (isRefusal(form)) return form;
    const made = await documents.insertDocument(tx, {
      ...owner,
      kind: "outbound",
      state: "draft",
      docDate: businessDay(now, session.timeZone),
      warehouseId: form.warehouse.warehouseId,
      routeId: form.route.routeId,
      replenisherId: form.route.replenisherId,
      remark: form.remark,
      createdBy: session.userId,
    });
    await documents.writeLines(tx, made, form.lines);
    await recordStep(call, made, "stock.outbound.create", { after: input });
    return { documentId: made.documentId };
  },

  async update(call) {
    const found = await holdFor(call, "outbound", outboundTable, "edit");
    if (isRefusal(found)) return found;
    const { version, documentId: _, ...input } = call.input;
    if (found.held.version !== version) return refuse("stock.documentChanged");
    const form = await readForm(call, found.held, input);
    if (isRefusal(form)) return form;
    const { warehouse, route, remark } = form;
    await queries.saveOutbound(call.tx, found.held, {
      warehouseId: warehouse.warehouseId,
      routeId: route.routeId,
      replenisherId: route.replenisherId,
      remark,
    });
    await documents.writeLines(call.tx, found.held, form.lines);
    await recordStep(call, found.held, "stock.outbound.update", { after: input });
    return {};
  },

  async issue(call) {
    const { tx, session, now } = call;
    const found = await holdFor(call, "outbound", outboundTable, "issue");
    if (isRefusal(found)) return found;
    const { held, next } = found;
    const route = await routeNamed(tx, session.scope, held.routeId ?? "0");
    if (route?.merchantId !== held.merchantId) return unknownRoute();
    const bagId = await bagOf(tx, route);
    const [warehouseId, lines] = [held.warehouseId ?? "0", await documents.linesOf(tx, held)];
    const places = await holdWarehouses(tx, session.scope, [warehouseId, bagId]);
    if (places.length < 2) return unknownWarehouse();
    const booking = { ...held, bookedOn: businessDay(now, session.timeZone), actorId: session.userId };
    const move = (place: string, how: GoodsMove["how"], values: readonly bigint[]) =>
      lines.map(({ productId, batchNo, quantity }, index) => ({
        warehouseId: place,
        productId,
        batchNo,
        pieces: quantity,
        how,
        valueFen: values[index] ?? 0n,
      }));
    const left = await bookGoods(tx, { ...booking, reason: "issue" }, move(warehouseId, "out", []));
    if (!left.ok) return left;
    const costs = left.value.map(({ valueFen }) => -valueFen);
    await bookGoods(tx, { ...booking, reason: "arrival" }, move(bagId, "in", costs));
    await queries.saveIssued(tx, held, bagId, new Map(lines.map(({ lineId }, index) => [lineId, costs[index]!])));
    await documents.saveDocumentState(tx, held, next);
    await recordStep(call, held, "stock.outbound.goodsIssue");
    return {};
  },

  async cancel(call) {
    const found = await holdFor(call, "outbound", outboundTable, "cancel");
    if (isRefusal(found)) return found;
    await documents.saveDocumentState(call.tx, found.held, found.next);
    await recordStep(call, found.held, "stock.outbound.void");
    return {};
  },

  async reverse(call) {
    const { tx, session, now } = call;
    const found = await holdFor(call, "outbound", outboundTable, "reverse");
    if (isRefusal(found)) return found;
    const { held, next } = found;
    const [warehouseId, bagId] = [held.warehouseId ?? "0", held.bagId ?? "0"];
    if ((await holdWarehouses(tx, session.scope, [warehouseId, bagId])).length < 2) return unknownWarehouse();
    const lines = await documents.linesOf(tx, held);
    const booking = {
      ...held,
      bookedOn: businessDay(now, session.timeZone),
      reason: "reversal" as const,
      actorId: session.userId,
    };
    const back = lines.map(({ productId, batchNo, quantity, valueFen }) => ({
      warehouseId: bagId,
      productId,
      batchNo,
      pieces: quantity,
      how: "back" as const,
      valueFen: BigInt(valueFen),
    }));
    const left = await bookGoods(tx, booking, back);
    if (!left.ok) return left;
    const brought = back.map((move, index) => ({
      ...move,
      warehouseId,
      how: "in" as const,
      valueFen: -left.value[index]!.valueFen,
    }));
    await bookGoods(tx, booking, brought);
    await documents.saveDocumentState(tx, held, next);
    await recordStep(call, held, "stock.outbound.reverse");
    return {};
  },
};
