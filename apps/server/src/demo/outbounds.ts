import type { Handle } from "@yunshou/database";
import { addDays, businessDay, type RefillOrderState, shareCosts } from "@yunshou/domain";
import { bringCosts } from "../stock/laneCosts.queries.ts";
import { bagOf } from "../stock/outbounds/bags.queries.ts";
import { saveIssued } from "../stock/outbounds/outbounds.queries.ts";
import { bookRefills, refillLines, saveFilled } from "../stock/outbounds/refillOrders.queries.ts";
import { insertDocument, linesOf, saveDocumentState, writeLines } from "../stock/procurement/documents.queries.ts";
import { bookGoods, type GoodsMove } from "../stock/procurement/goodsBook.queries.ts";
import { buyer } from "./procurement.queries.ts";
import { type DemoShortLane, fullestWarehouse, lanesToFill } from "./outbounds.queries.ts";
import { demoTimeZone } from "./seed.ts";

/** Pieces of a product that an outbound order brings, and that a lane gets. */
const piecesOut = 12;
const piecesIn = 2;
/** States of the refill orders of the first machines of a route. */
const states: readonly RefillOrderState[] = ["verified", "filled", "planned", "planned", "cancelled"];

/** Goods of the merchant with most routes on their way: outbound orders to its routes, and refill orders of machines there. */
export async function seedOutbounds(tx: Handle, now: Date): Promise<void> {
  const merchant = await buyer(tx);
  const warehouseId = merchant && (await fullestWarehouse(tx, merchant.merchantId));
  if (merchant === undefined || warehouseId === undefined) return;
  const owner = { topId: merchant.topId, merchantId: merchant.merchantId };
  const lanes = await lanesToFill(tx, merchant.merchantId, warehouseId);
  const routes = [...Map.groupBy(lanes, ({ routeId }) => routeId).values()].slice(0, 3);
  for (const [index, ofRoute] of routes.entries()) {
    const { routeId, routeName: name, replenisherId } = ofRoute[0]!;
    const bookedOn = addDays(businessDay(now, demoTimeZone), index === 0 ? -1 : 0);
    const products = [...new Set(ofRoute.map(({ productId }) => productId))].slice(0, 5);
    const made = await insertDocument(tx, {
      ...owner,
      kind: "outbound",
      state: "draft",
      docDate: bookedOn,
      warehouseId,
      routeId,
      replenisherId,
      remark: "",
      createdBy: merchant.bossId,
    });
    await writeLines(
      tx,
      made,
      products.map((productId) => ({ productId, quantity: piecesOut, priceFen: 0n })),
    );
    if (index > 0) continue;
    const bagId = await bagOf(tx, { ...owner, routeId, name, replenisherId });
    const booking = { ...made, bookedOn, actorId: merchant.bossId };
    const move = (place: string, how: GoodsMove["how"], values: readonly bigint[]) =>
      products.map((productId, at) => ({
        warehouseId: place,
        productId,
        batchNo: "",
        pieces: piecesOut,
        how,
        valueFen: values[at] ?? 0n,
      }));
    const left = await bookGoods(tx, { ...booking, reason: "issue" }, move(warehouseId, "out", []));
    if (!left.ok) return;
    const costs = left.value.map(({ valueFen }) => -valueFen);
    await bookGoods(tx, { ...booking, reason: "arrival" }, move(bagId, "in", costs));
    const lines = await linesOf(tx, made);
    await saveIssued(tx, made, bagId, new Map(lines.map(({ lineId }, at) => [lineId, costs[at]!])));
    await saveDocumentState(tx, made, "issued");
    await seedRefillOrders(tx, now, { ...owner, bossId: merchant.bossId, bagId }, ofRoute, new Set(products));
  }
}

interface Bag {
  readonly topId: string;
  readonly merchantId: string;
  readonly bossId: string;
  readonly bagId: string;
}

async function seedRefillOrders(
  tx: Handle,
  now: Date,
  { bossId, bagId, ...owner }: Bag,
  lanes: readonly DemoShortLane[],
  products: ReadonlySet<string>,
): Promise<void> {
  const left = new Map([...products].map((productId) => [productId, piecesOut]));
  const machines = [...Map.groupBy(lanes, ({ machineId }) => machineId).values()].slice(0, states.length);
  for (const [index, all] of machines.entries()) {
    const state = states[index]!;
    const short = all.filter(({ productId }) => products.has(productId));
    if (short.length === 0) continue;
    const [{ machineId, merchantId, routeId, replenisherId }] = short as [DemoShortLane];
    const docDate = businessDay(now, demoTimeZone);
    const made = await insertDocument(tx, {
      ...owner,
      kind: "refill",
      state,
      docDate,
      warehouseId: bagId,
      routeId,
      replenisherId,
      aboutMachineId: machineId,
      lanesBelow: all.filter(({ below }) => below).length,
      lanesAll: all.length,
      remark: "",
      createdBy: bossId,
    });
    await writeLines(
      tx,
      made,
      short.map(({ shortage, ...lane }) => ({ ...lane, quantity: shortage, priceFen: 0n })),
    );
    if (state !== "verified" && state !== "filled") continue;
    const filled = (await refillLines(tx, made, machineId)).map((line, at) => {
      const has = left.get(line.productId) ?? 0;
      const put = Math.min(piecesIn, short[at]!.shortage, has);
      left.set(line.productId, has - put);
      return { ...line, filled: put, counted: state === "verified" || put === 0 ? put : null, lane: short[at]! };
    });
    const put = filled.filter((line) => line.filled > 0);
    const taken = [...Map.groupBy(put, ({ productId }) => productId)].map(([productId, same]) => ({
      warehouseId: bagId,
      productId,
      batchNo: "",
      pieces: same.reduce((sum, line) => sum + line.filled, 0),
      how: "out" as const,
      valueFen: 0n,
    }));
    const booking = { ...owner, ...made, bookedOn: docDate, reason: "refill" as const, actorId: bossId };
    const booked = await bookGoods(tx, booking, taken);
    if (!booked.ok) return;
    const costs = new Map(taken.map(({ productId }, at) => [productId, -booked.value[at]!.valueFen]));
    await bookRefills(
      tx,
      { topId: owner.topId, merchantId, machineId },
      { documentId: made.documentId, actorId: replenisherId ?? bossId },
      put.map(({ lane, filled: quantity }) => ({ ...lane, quantity, stockAfter: lane.stock + quantity })),
    );
    await bringCosts(tx, machineId, shareCosts(put, costs));
    await saveFilled(tx, made, filled, now);
  }
}
