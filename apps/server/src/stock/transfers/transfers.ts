import type { Permission } from "@yunshou/contract";
import type { transfers } from "@yunshou/contract/stock/transfers";
import { businessDay, checkLines, checkPlaces, checkRemark, receiptTable, refuse } from "@yunshou/domain";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { checkDocumentRange, holdFor, readerOf, recordStep } from "../procurement/documentCalls.ts";
import * as documents from "../procurement/documents.queries.ts";
import { bookGoods, type GoodsBooking, type GoodsMove } from "../procurement/goodsBook.queries.ts";
import { ownerOf } from "../procurement/owner.ts";
import { productsNamed } from "../procurement/supplierProducts.queries.ts";
import { holdWarehouses } from "../procurement/warehouses.queries.ts";
import * as queries from "./transfers.queries.ts";

const unknownPlace = (field: string) => refuse("stock.warehouseUnknown", { field });

interface Moved {
  readonly productId: string;
  readonly batchNo: string;
  readonly quantity: number;
  /** What the pieces cost when they came, where they go back. */
  readonly valueFen?: bigint;
}

/** Takes goods out of one place and puts them into another for what they took with them; answers what each line cost. */
async function carry(
  { tx }: Call<unknown, Permission>,
  booking: GoodsBooking,
  [from, into]: readonly [string, string],
  how: Extract<GoodsMove["how"], "out" | "back">,
  lines: readonly Moved[],
) {
  const moves = lines.map(({ productId, batchNo, quantity, valueFen = 0n }) => ({
    productId,
    batchNo,
    pieces: quantity,
    valueFen,
  }));
  const left = await bookGoods(
    tx,
    booking,
    moves.map((move) => ({ ...move, warehouseId: from, how })),
  );
  if (!left.ok) return left;
  const costs = left.value.map(({ valueFen }) => -valueFen);
  await bookGoods(
    tx,
    booking,
    moves.map((move, index) => ({ ...move, warehouseId: into, how: "in" as const, valueFen: costs[index]! })),
  );
  return { ok: true as const, value: costs };
}

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
    const made = await documents.insertDocument(tx, {
      ...owner,
      kind: "transfer",
      state: "booked",
      docDate,
      warehouseId,
      bagId: intoId,
      remark: remark.value,
      createdBy: session.userId,
    });
    const booking = { ...made, bookedOn: docDate, reason: "transfer" as const, actorId: session.userId };
    const carried = await carry(call, booking, [warehouseId, intoId], "out", input.lines);
    if (!carried.ok) return { ...carried, field: "lines" };
    const valued = input.lines.map((line, index) => ({ ...line, priceFen: 0n, valueFen: carried.value[index]! }));
    await documents.writeLines(tx, made, valued);
    await recordStep(call, made, "stock.transfer.create", { after: input });
    return { documentId: made.documentId };
  },

  async reverse(call) {
    const { tx, session, now } = call;
    const found = await holdFor(call, "transfer", receiptTable, "reverse");
    if (isRefusal(found)) return found;
    const { held, next } = found;
    const [warehouseId, intoId] = [held.warehouseId ?? "0", held.bagId ?? "0"];
    if ((await holdWarehouses(tx, session.scope, [warehouseId, intoId])).length < 2) return unknownPlace("documentId");
    const bookedOn = businessDay(now, session.timeZone);
    const lines = (await documents.linesOf(tx, held)).map((line) => ({ ...line, valueFen: BigInt(line.valueFen) }));
    const booking = { ...held, bookedOn, reason: "reversal" as const, actorId: session.userId };
    const carried = await carry(call, booking, [intoId, warehouseId], "back", lines);
    if (!carried.ok) return carried;
    await documents.saveDocumentState(tx, held, next);
    await recordStep(call, held, "stock.transfer.reverse");
    return {};
  },
};
