import {
  actTimeOf,
  businessDay,
  emptyFromPhone,
  fillFromPhone,
  refillEventOf,
  refillOrderTable,
  refuse,
  type Refusal,
  shareBatches,
  step,
  takeBackValueFen,
} from "@yunshou/domain";
import { refreshConditions } from "../../machines/conditions/conditions.ts";
import { recordLaneChanges } from "../../machines/lanes/lanes.queries.ts";
import { lockMachines, type MachineHead } from "../../machines/registry/machines.queries.ts";
import { tellMachines } from "../../machines/sync/laneSyncs.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import { isRefusal } from "../../platform/refused.ts";
import { tellOfLanes } from "../../system/docking/outbox.queries.ts";
import { lockLanesOf } from "../counts/counts.queries.ts";
import { bringCosts, laneAverage } from "../laneCosts.queries.ts";
import { bagOf, batchesIn } from "../outbounds/bags.queries.ts";
import { countedMeanwhile } from "../outbounds/countedMeanwhile.queries.ts";
import { bookRefills, routesOf, saveFilled, sellingLanes } from "../outbounds/refillOrders.queries.ts";
import * as documents from "../procurement/documents.queries.ts";
import { bookGoods } from "../procurement/goodsBook.queries.ts";
import { type Owner, ownerOf } from "../procurement/owner.ts";
import { holdWarehouses } from "../procurement/warehouses.queries.ts";
import type { ActCall, Booked } from "./actCall.ts";
import * as queries from "./acts.queries.ts";
import { collectCash, reportFault, takePhoto } from "./siteActs.ts";

type Order = Owner & { readonly documentId: string; readonly docNo: string; readonly warehouseId: string };

/**
 * Books what a replenisher did, once for its key and however late (STOCK-08). The machine stays locked, so that acts of
 * several people at one machine follow each other; each adds its own movement to what is known by then.
 */
export async function bookAct(call: ActCall, dataDir: string): Promise<queries.ActResult | Refusal> {
  const { tx, session, input, now } = call;
  const [machine] = await lockMachines(tx, session.scope, [input.machineId]);
  if (machine === undefined || machine.decommissioned) return refuse("machines.unknown", { field: "machineId" });
  const before = await queries.actNamed(tx, machine.topId, input.actKey);
  if (before !== undefined) return before;
  const at = actTimeOf(new Date(input.actTime), now);
  if (!at.ok) return at;
  const booked = await ways[input.kind](call, machine, at.value, dataDir);
  if (isRefusal(booked)) return booked;
  const act = { actKey: input.actKey, kind: input.kind, userId: session.userId, actedAt: at.value };
  await queries.insertAct(tx, machine, { ...booked, ...act });
  if (input.kind === "collectCash") await queries.reckonBagAfter(tx, machine.topId, machine.machineId, at.value);
  const { machineId: _, actKey: __, kind, ...after } = input;
  await recordAudit(call, { action: `stock.visit.${kind}`, object: machine.machineNo, merchant: machine, after });
  const { done, rest, expectedFen, documentId } = booked;
  return { done, rest, expectedFen, documentId };
}

/** The open refill order of a machine, made out of the bag of its route where it has none. */
async function orderOf({ tx, session, now }: ActCall, machine: MachineHead): Promise<Order | Refusal> {
  const open = await queries.openOrder(tx, session.scope, machine.machineId);
  if (open !== undefined) return open;
  const owner = ownerOf(session);
  const [route] = await routesOf(tx, session.scope, [machine.machineId]);
  if (route?.merchantId !== owner.merchantId)
    return refuse("stock.noBag", { field: "machineId", values: { machineNo: machine.machineNo } });
  const lanes = await sellingLanes(tx, [machine.machineId]);
  const warehouseId = await bagOf(tx, route);
  const made = await documents.insertRefillOrder(tx, {
    ...owner,
    docDate: businessDay(now, session.timeZone),
    warehouseId,
    routeId: route.routeId,
    replenisherId: session.userId,
    aboutMachineId: machine.machineId,
    lanesBelow: lanes.filter(({ below }) => below).length,
    lanesAll: lanes.length,
    remark: "",
    createdBy: session.userId,
  });
  return made === undefined ? refuse("stock.refillOpen", { field: "machineId" }) : { ...made, warehouseId };
}

/** The lane of an act, locked, with what its machine said of it since; refused where it holds something else by now. */
async function laneOf({ tx, input }: ActCall, machine: MachineHead, at: Date) {
  const { cabinet, laneNo, productId } = input;
  const [lane] = await lockLanesOf(tx, machine.machineId, [{ cabinet, laneNo }]);
  if (lane === undefined || lane.productId === null || lane.productId !== productId)
    return refuse("stock.laneChanged", { field: "laneNo", values: { laneNo } });
  const takenOut = input.kind === "emptyLane";
  const since = await queries.reportedSince(tx, machine.machineId, { cabinet, laneNo }, at, { takenOut });
  return { ...lane, cabinet, laneNo, productId, reported: since.pieces, before: since.before };
}

async function fillLane(call: ActCall, machine: MachineHead, at: Date): Promise<Booked | Refusal> {
  const { tx, session, input, now } = call;
  const lane = await laneOf(call, machine, at);
  if (isRefusal(lane)) return lane;
  const order = await orderOf(call, machine);
  if (isRefusal(order)) return order;
  const together = lane.reported === null ? 0 : await queries.countedTogether(tx, order, machine.machineId, lane, at);
  const reported = lane.reported === null ? null : lane.reported + together;
  const outcome = fillFromPhone(input.pieces, { ...lane, reported });
  if (!outcome.ok) return outcome;
  const [bag] = await holdWarehouses(tx, session.scope, [order.warehouseId]);
  if (bag === undefined) return refuse("stock.warehouseUnknown", { field: "machineId" });
  const { pieces } = input;
  const { productId, cabinet, laneNo } = lane;
  // The pieces are in the machine, whatever the book of the bag says: it gives what it has, and the rest is named.
  const bookedOn = businessDay(now, session.timeZone);
  const shares = shareBatches(
    new Map([[productId, pieces]]),
    await batchesIn(tx, session.scope, bag.warehouseId, [productId], bookedOn),
  );
  const given = shares.reduce((sum, { quantity }) => sum + quantity, 0);
  const booking = { ...order, bookedOn, actorId: session.userId };
  const taken = await bookGoods(
    tx,
    { ...booking, reason: "refill" },
    shares.map(({ quantity, ...share }) => ({
      ...share,
      warehouseId: bag.warehouseId,
      pieces: quantity,
      how: "out" as const,
      valueFen: 0n,
    })),
  );
  if (!taken.ok) return taken;
  const isCounted = outcome.value.counted !== null;
  const counted = isCounted ? await queries.cameIn(tx, order, machine.machineId, lane, at) : null;
  await queries.addFilled(tx, order, lane, { pieces, counted });
  const { done, rest } = outcome.value;
  if (done > 0) {
    const stockAfter = lane.stock + done;
    await bookRefills(tx, machine, { documentId: order.documentId, actorId: session.userId }, [
      { cabinet, laneNo, productId, quantity: done, stockAfter },
    ]);
    await tell(call, machine, lane, "refill", stockAfter);
  }
  // The pieces of which the bag knew nothing come in at what the others cost.
  const valueFen = -taken.value.reduce((sum, change) => sum + change.valueFen, 0n);
  await bringCosts(tx, machine.machineId, [{ cabinet, laneNo, pieces: given, valueFen }]);
  return {
    ...inLane(lane),
    pieces,
    done,
    rest,
    unbooked: pieces - given,
    expectedFen: null,
    documentId: order.documentId,
  };
}

async function emptyLane(call: ActCall, machine: MachineHead, at: Date): Promise<Booked | Refusal> {
  const { tx, session, input, now } = call;
  const lane = await laneOf(call, machine, at);
  if (isRefusal(lane)) return lane;
  const outcome = emptyFromPhone(input.pieces, lane);
  if (!outcome.ok) return outcome;
  const order = await orderOf(call, machine);
  if (isRefusal(order)) return order;
  const [bag] = await holdWarehouses(tx, session.scope, [order.warehouseId]);
  if (bag === undefined) return refuse("stock.warehouseUnknown", { field: "machineId" });
  const { done, rest, back } = outcome.value;
  const { emptyReason: reason, pieces } = input;
  const { productId } = lane;
  const day = businessDay(now, session.timeZone);
  if (back > 0) {
    const sent = await queries.sentLast(tx, order, machine.machineId, productId);
    const purchaseFen = await queries.purchaseOf(tx, machine.topId, machine.machineId, productId);
    const batchNo = sent?.batchNo ?? "";
    const averageFen = await laneAverage(tx, machine.machineId, lane);
    const valueFen = takeBackValueFen(back, { averageFen, sent, purchaseFen });
    await bookGoods(tx, { ...order, bookedOn: day, actorId: session.userId, reason: "takeBack" }, [
      { warehouseId: bag.warehouseId, productId, batchNo, pieces: back, how: "in", valueFen },
    ]);
    // What is not sound lies in the bag until another person has agreed to write it off.
    if (reason !== "sound") await handIn(call, machine, order, { productId, batchNo, quantity: back, reason, day });
  }
  if (done > 0) {
    const { documentId } = order;
    await queries.bookTakenOut(tx, machine, lane, done, { documentId, actorId: session.userId });
    await tell(call, machine, lane, "remove", lane.stock - done);
  }
  return { ...inLane(lane), pieces, done, rest, reason, expectedFen: null, documentId: order.documentId };
}

/** Asks for goods of a bag to be written off (STOCK-08). */
async function handIn(
  { tx, session }: ActCall,
  machine: MachineHead,
  { topId, merchantId, warehouseId }: Order,
  lost: { productId: string; batchNo: string; quantity: number; reason: "expired" | "damaged"; day: string },
): Promise<void> {
  const made = await documents.insertDocument(tx, {
    topId,
    merchantId,
    kind: "loss",
    state: "submitted",
    docDate: lost.day,
    warehouseId,
    aboutMachineId: machine.machineId,
    lossReason: lost.reason,
    remark: "",
    createdBy: session.userId,
  });
  const { productId, batchNo, quantity } = lost;
  await documents.writeLines(tx, made, [{ productId, batchNo, quantity, priceFen: 0n }]);
}

async function finishVisit({ tx, session }: ActCall, machine: MachineHead, at: Date): Promise<Booked | Refusal> {
  const nothing = { done: 0, rest: 0, expectedFen: null };
  const order = await queries.openOrder(tx, session.scope, machine.machineId, at);
  if (order === undefined) return { ...nothing, documentId: null };
  const told = await queries.filledLines(tx, order);
  // Who came for something else has not filled what was asked for.
  if (told.length > 0 && told.every(({ filled }) => filled === 0)) return { ...nothing, documentId: null };
  const meanwhile = await countedMeanwhile(tx, order, machine.machineId);
  const lines = told.map((line) => ({
    ...line,
    counted: line.counted ?? meanwhile.get(line.lineId) ?? null,
  }));
  const filled = step(refillOrderTable, "planned", "fill");
  if (!filled.ok) return filled;
  const event = refillEventOf(lines.map((line) => ({ doneQuantity: line.filled, countedQuantity: line.counted })));
  const state = event === undefined ? filled : step(refillOrderTable, filled.value, event);
  if (!state.ok) return state;
  await saveFilled(tx, order, lines, at);
  await documents.saveDocumentState(tx, order, state.value);
  return { ...nothing, documentId: order.documentId };
}

const ways = { fillLane, emptyLane, collectCash, takePhoto, reportFault, finishVisit };

type ActedLane = Exclude<Awaited<ReturnType<typeof laneOf>>, Refusal>;

const inLane = ({ cabinet, laneNo, productId }: ActedLane) => ({ cabinet, laneNo, productId });

/** Notes a changed lane and tells its machine. */
async function tell(
  { tx, session }: ActCall,
  machine: MachineHead,
  { cabinet, laneNo, stock }: ActedLane,
  action: "refill" | "remove",
  stockAfter: number,
): Promise<void> {
  const changed = [{ ...machine, cabinet, laneNo, action, before: { stock }, after: { stock: stockAfter } }];
  await recordLaneChanges(tx, machine, session.userId, changed);
  await tellMachines(tx, changed);
  await tellOfLanes(tx, [{ ...machine, cabinet, laneNo, before: stock, after: stockAfter }]);
  await refreshConditions(tx, [machine.machineId]);
}
