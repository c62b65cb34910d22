import type { Handle } from "@yunshou/database";
import { refreshConditions } from "../machines/conditions.ts";
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
  if (pieces < 0 || pieces > lane.stock) throw new Error(`Lane ${laneKey(lane)} holds ${lane.stock}, ${pieces} cannot be taken.`);
  lane.stock -= pieces;
  const { topId, merchantId, machineId, cabinet, productId } = lane;
  shelf.goods.push({ topId, merchantId, machineId, cabinet, lane: lane.lane, productId, quantity: pieces, stockAfter: lane.stock, orderId, at });
  if (lane.stock === 0) shelf.emptied.add(machineId);
}

/** Writes movements, stock, and the conditions of machines where a lane ran empty. */
export async function saveShelf(tx: Handle, shelf: Shelf): Promise<void> {
  if (shelf.goods.length === 0) return;
  await insertSoldGoods(tx, shelf.goods);
  const touched = new Map(shelf.goods.map((goods) => [laneKey(goods), shelf.lanes.get(laneKey(goods))!]));
  await saveStock(tx, [...touched.values()]);
  await refreshConditions(tx, [...shelf.emptied]);
}
