import type { Handle } from "@yunshou/database";
import { stockEvent } from "@yunshou/domain";
import type { Fact } from "../system/docking/outbox.queries.ts";
import { type LockedLane, insertSoldGoods, laneKey, saveStock, type SoldGoods } from "./stock.queries.ts";

/** Locked lanes of one transaction and what was taken out of them so far; nothing is written before `saveShelf`. */
export interface Shelf {
  readonly lanes: Map<string, LockedLane>;
  readonly goods: SoldGoods[];
  readonly emptied: Set<string>;
}

export const shelfOf = (lanes: Map<string, LockedLane>): Shelf => ({ lanes, goods: [], emptied: new Set() });

/** Takes pieces out of a lane for an order. The caller has decided how many; the stock never falls below zero. */
export function take(shelf: Shelf, lane: LockedLane, pieces: number, orderId: string, at: Date): void {
  if (pieces === 0) return;
  if (pieces < 0 || pieces > lane.stock)
    throw new Error(`Lane ${laneKey(lane)} holds ${lane.stock}, ${pieces} cannot be taken.`);
  lane.stock -= pieces;
  const { topId, merchantId, machineId, cabinet, productId } = lane;
  shelf.goods.push({
    topId,
    merchantId,
    machineId,
    cabinet,
    lane: lane.lane,
    productId,
    quantity: pieces,
    stockAfter: lane.stock,
    orderId,
    at,
  });
  if (lane.stock === 0) shelf.emptied.add(machineId);
}

/** Writes movements and stock together. What the machines of `emptied` now lack is the caller's to refresh. */
export async function saveShelf(tx: Handle, shelf: Shelf): Promise<void> {
  if (shelf.goods.length === 0) return;
  const touched = new Map(shelf.goods.map((goods) => [laneKey(goods), shelf.lanes.get(laneKey(goods))!]));
  await Promise.all([insertSoldGoods(tx, shelf.goods), saveStock(tx, [...touched.values()])]);
}

/** What interfaces are told of the lanes: which ran empty, and which came down to their threshold. */
export const stockFacts = (shelf: Shelf): Fact[] =>
  shelf.goods.flatMap(({ topId, merchantId, machineId, cabinet, lane: laneNo, quantity, stockAfter: stock }) => {
    const lane = shelf.lanes.get(laneKey({ machineId, cabinet, lane: laneNo }))!;
    const event = stockEvent({ before: stock + quantity, after: stock, warnThreshold: lane.warnThreshold });
    if (event === undefined) return [];
    const detail = { cabinet, lane: laneNo, stock, warnThreshold: lane.warnThreshold, productName: lane.productName };
    return [{ event, topId, merchantId, machineId, detail }];
  });
