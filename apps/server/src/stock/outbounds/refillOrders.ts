import type { AnswerOf } from "@yunshou/contract";
import type { refillOrders } from "@yunshou/contract/stock/refillOrders";
import {
  accept,
  businessDay,
  cancelRefill,
  checkRemark,
  countedWith,
  fillLane,
  refillEventOf,
  refillOrderTable,
  refuse,
  type Refusal,
  type Result,
  shareBatches,
  shareCosts,
  step,
} from "@yunshou/domain";
import { refreshConditions } from "../../machines/conditions/conditions.ts";
import { recordLaneChanges } from "../../machines/lanes/lanes.queries.ts";
import { isPersonOf } from "../../machines/places/places.queries.ts";
import { lockMachines, type MachineHead } from "../../machines/registry/machines.queries.ts";
import { tellMachines } from "../../machines/sync/laneSyncs.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { lockLanesOf } from "../counts/counts.queries.ts";
import { bringCosts } from "../laneCosts.queries.ts";
import { checkDocumentRange, holdFor, readerOf, recordStep, unknownDocument } from "../procurement/documentCalls.ts";
import * as documents from "../procurement/documents.queries.ts";
import { bookGoods } from "../procurement/goodsBook.queries.ts";
import { type Owner, ownerOf } from "../procurement/owner.ts";
import { productsNamed } from "../procurement/supplierProducts.queries.ts";
import { holdWarehouses } from "../procurement/warehouses.queries.ts";
import { bagOf, batchesIn } from "./bags.queries.ts";
import { countedMeanwhile } from "./countedMeanwhile.queries.ts";
import * as queries from "./refillOrders.queries.ts";

type Fill = Call<{ readonly documentId: string }, "stock.refillOrder.fill">;
type Detail = AnswerOf<typeof refillOrders.detail>;

const unknownWarehouse = () => refuse("stock.warehouseUnknown", { field: "warehouseId" });

/** Handlers of refill orders (STOCK-03, STOCK-04, STOCK-08). */
export const refillOrderHandlers: HandlersOf<typeof refillOrders> = {
  async list(call) {
    const range = checkDocumentRange(call.input);
    return range.ok ? queries.listRefillOrders(call.tx, readerOf(call), call.input, call.input) : range;
  },

  async detail(call) {
    const { documentId } = call.input;
    const found = await queries.findRefillOrder(call.tx, readerOf(call), documentId);
    if (found === undefined) return unknownDocument();
    const lines: Detail["lines"] = await queries.shownLanes(call.tx, readerOf(call), documentId);
    return { ...found, lines };
  },

  needs: ({ tx, session, input }) => queries.listNeeds(tx, session.scope, input, input),

  async create(call) {
    const { tx, session, input, now } = call;
    const owner = ownerOf(session);
    const ids = [...new Set(input.machineIds)];
    if (ids.length === 0) return refuse("machines.selectToOperate", { field: "machineIds" });
    const remark = checkRemark(input.remark);
    if (!remark.ok) return remark;
    if (input.replenisherId !== null && !(await isPersonOf(tx, session.scope, input.replenisherId, owner.topId)))
      return refuse("machines.userUnknown", { field: "replenisherId" });
    const [given] = await holdWarehouses(tx, session.scope, [input.warehouseId ?? "0"]);
    if (input.warehouseId !== null && (given?.merchantId !== owner.merchantId || !given.enabled))
      return unknownWarehouse();
    const machines = await lockMachines(tx, session.scope, ids);
    if (
      machines.length < ids.length ||
      machines.some(({ topId, decommissioned }) => topId !== owner.topId || decommissioned)
    )
      return refuse("machines.unknown", { field: "machineIds" });
    if (await queries.hasOpenOrder(tx, ids)) return refuse("stock.refillOpen", { field: "machineIds" });
    const routes = new Map((await queries.routesOf(tx, session.scope, ids)).map((route) => [route.machineId, route]));
    const lanes = await queries.sellingLanes(tx, ids);
    for (const machine of machines) {
      const route = routes.get(machine.machineId);
      if (given === undefined && route?.merchantId !== owner.merchantId)
        return refuse("stock.noBag", { field: "warehouseId", values: { machineNo: machine.machineNo } });
      const all = lanes.filter(({ machineId }) => machineId === machine.machineId);
      const short = all.filter(({ shortage }) => shortage > 0);
      if (short.length === 0)
        return refuse("stock.nothingShort", { field: "machineIds", values: { machineNo: machine.machineNo } });
      const made = await documents.insertRefillOrder(tx, {
        ...owner,
        docDate: businessDay(now, session.timeZone),
        warehouseId: given?.warehouseId ?? (await bagOf(tx, route!)),
        routeId: route?.routeId ?? null,
        replenisherId: input.replenisherId ?? usualReplenisher(route, owner),
        aboutMachineId: machine.machineId,
        lanesBelow: all.filter(({ below }) => below).length,
        lanesAll: all.length,
        remark: remark.value,
        createdBy: session.userId,
      });
      if (made === undefined) return refuse("stock.refillOpen", { field: "machineIds" });
      const lines = short.map(({ shortage, ...lane }) => ({ ...lane, quantity: shortage, priceFen: 0n }));
      await documents.writeLines(tx, made, lines);
      await recordStep(call, made, "stock.refillOrder.create", { after: { machineNo: machine.machineNo } });
    }
    return { made: machines.length };
  },

  async fill(call) {
    const { tx, session, input, now } = call;
    const found = await holdFor(call, "refill", refillOrderTable, "fill");
    if (isRefusal(found)) return found;
    const { held, next } = found;
    const [warehouse] = await holdWarehouses(tx, session.scope, [held.warehouseId ?? "0"]);
    const [machine] = await lockMachines(tx, session.scope, [held.aboutMachineId ?? "0"]);
    // People with authorised machines fill those alone.
    if (machine === undefined) return unknownDocument();
    if (warehouse === undefined) return unknownWarehouse();
    const pieces = new Map(input.lines.map(({ lineNo, filled }) => [lineNo, filled]));
    const filled = await fillLanes(call, held, machine, pieces);
    if (isRefusal(filled)) return filled;
    const taken = await takeGoods(call, held, warehouse.warehouseId, filled);
    if (!taken.ok) return taken;
    await putIn(call, held, machine, filled);
    const put = filled.map((line) => ({ ...line, filled: line.put }));
    await bringCosts(tx, machine.machineId, shareCosts(put, taken.value));
    await queries.saveFilled(tx, held, filled, now);
    const event = refillEventOf(filled.map((line) => ({ doneQuantity: line.filled, countedQuantity: line.counted })));
    const state = event === undefined ? accept(next) : step(refillOrderTable, next, event);
    if (!state.ok) return state;
    await documents.saveDocumentState(tx, held, state.value);
    await recordStep(call, held, "stock.refillOrder.fillLanes", { after: { ...input, docStatus: state.value } });
    return {};
  },

  async cancel(call) {
    const { tx, session } = call;
    const found = await holdFor(call, "refill", refillOrderTable, "cancel");
    if (isRefusal(found)) return found;
    const { held } = found;
    // People with authorised machines cancel the orders of those alone.
    const [machine] = await lockMachines(tx, session.scope, [held.aboutMachineId ?? "0"]);
    if (machine === undefined) return unknownDocument();
    const lines = await queries.refillLines(tx, held, machine.machineId);
    const next = cancelRefill(
      held.state,
      lines.reduce((sum, { doneQuantity }) => sum + doneQuantity, 0),
    );
    if (!next.ok) return next;
    await documents.saveDocumentState(tx, held, next.value);
    await recordStep(call, held, "stock.refillOrder.void");
    return {};
  },
};

/** Who visits a route goes there, unless the order is of a merchant above, which that person would not see. */
const usualReplenisher = (route: queries.MachineRoute | undefined, { merchantId }: Owner): string | null =>
  route === undefined || ![route.merchantId, route.replenisherOf].includes(merchantId) ? null : route.replenisherId;

interface Filled extends queries.FilledLine, queries.LaneRefill {
  /** Pieces that leave the bag now; what a phone said before has left it already. */
  readonly put: number;
}

/** What each line makes of its lane, which stays locked, or the first rule that it breaks. */
async function fillLanes(
  { tx }: Fill,
  held: documents.HeldDocument,
  { machineId, decommissioned }: MachineHead,
  pieces: ReadonlyMap<number, number>,
): Promise<Filled[] | Refusal> {
  const planned = await queries.refillLines(tx, held, machineId);
  const keyOf = ({ cabinet, laneNo }: { readonly cabinet: string; readonly laneNo: number }) => `${cabinet} ${laneNo}`;
  const lanes = new Map((await lockLanesOf(tx, machineId, planned)).map((lane) => [keyOf(lane), lane]));
  const filled: Filled[] = [];
  const meanwhile = await countedMeanwhile(tx, held, machineId);
  // What the machine reported is read again, now that its lanes are locked.
  for (const line of await queries.refillLines(tx, held, machineId)) {
    const lane = lanes.get(keyOf(line));
    const { doneQuantity, countedQuantity } = line;
    const all = pieces.get(line.lineNo) ?? doneQuantity;
    const put = all - doneQuantity;
    if (decommissioned && put > 0) return refuse("machines.decommissioned", { field: "lines" });
    if (lane?.productId !== line.productId && put !== 0)
      return refuse("stock.laneChanged", { field: "lines", values: { laneNo: line.laneNo } });
    const { stock = 0, capacity = 0 } = lane ?? {};
    const reported = Math.max(0, line.reported - (countedQuantity ?? 0));
    const outcome = fillLane({ filled: put, stock, capacity, reported });
    if (!outcome.ok) return outcome;
    const { added } = outcome.value;
    const isBegun = doneQuantity > 0 && put === 0;
    const begun = countedQuantity ?? meanwhile.get(line.lineId) ?? null;
    const counted = isBegun ? begun : countedWith(line, { pieces: put, counted: outcome.value.counted });
    filled.push({ ...line, filled: all, put, counted, quantity: added, stockAfter: stock + added });
  }
  return filled;
}

/**
 * Takes what was put into lanes out of the bag or warehouse, the batch that expires first before the others. Answers what
 * the pieces of each product cost.
 */
async function takeGoods(
  { tx, session, now }: Fill & { readonly now: Date },
  held: documents.HeldDocument,
  warehouseId: string,
  lines: readonly Filled[],
): Promise<Result<ReadonlyMap<string, bigint>>> {
  const needs = new Map<string, number>();
  for (const { productId, put } of lines) if (put > 0) needs.set(productId, (needs.get(productId) ?? 0) + put);
  if (needs.size === 0) return accept(new Map());
  const day = businessDay(now, session.timeZone);
  const shares = shareBatches(needs, await batchesIn(tx, session.scope, warehouseId, [...needs.keys()], day));
  for (const [productId, wanted] of needs) {
    const has = shares.filter((share) => share.productId === productId).reduce((sum, one) => sum + one.quantity, 0);
    if (has >= wanted) continue;
    const productName = (await productsNamed(tx, session.scope, held.topId, [productId])).get(productId)?.productName;
    return refuse("stock.warehouseShort", { field: "lines", values: { productName: productName ?? "", has } });
  }
  const booked = await bookGoods(
    tx,
    { ...held, bookedOn: day, reason: "refill", actorId: session.userId },
    shares.map(({ quantity, ...share }) => ({ ...share, warehouseId, pieces: quantity, how: "out", valueFen: 0n })),
  );
  if (!booked.ok) return booked;
  const costs = new Map<string, bigint>();
  for (const [at, { productId }] of shares.entries())
    costs.set(productId, (costs.get(productId) ?? 0n) - booked.value[at]!.valueFen);
  return accept(costs);
}

/** Adds the pieces to the lanes, which their machine is told. */
async function putIn(
  { tx, session }: Fill,
  { documentId }: documents.HeldDocument,
  machine: MachineHead,
  lines: readonly Filled[],
): Promise<void> {
  const added = lines.filter(({ quantity }) => quantity > 0);
  if (added.length === 0) return;
  await queries.bookRefills(tx, machine, { documentId, actorId: session.userId }, added);
  const changed = added.map(({ cabinet, laneNo, quantity, stockAfter }) => ({
    ...machine,
    cabinet,
    laneNo,
    action: "refill",
    before: { stock: stockAfter - quantity },
    after: { stock: stockAfter },
  }));
  await recordLaneChanges(tx, machine, session.userId, changed);
  await tellMachines(tx, changed);
  await refreshConditions(tx, [machine.machineId]);
}
