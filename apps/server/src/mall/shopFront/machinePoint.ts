import type { Handle } from "@yunshou/database";
import { promisedLane, refuse, type Refusal } from "@yunshou/domain";
import type { MachineFacts } from "../../orders/book/order.ts";
import { machineFacts, reservedPieces } from "../../orders/book/order.queries.ts";
import { pickupIndex, randomCode } from "../../orders/pickups/pickupCodes.ts";
import { reservationMs } from "../../orders/selling/payRequest.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { laneKey, type LockedLane, lockLanes } from "../../stock/stock.queries.ts";
import * as queries from "./machinePoint.queries.ts";
import type { ShopKey } from "./shopFronts.queries.ts";

/** What a machine that is a pickup point can promise of a product. */
export interface Promised {
  readonly machine: MachineFacts;
  /** The lane that keeps the pieces; undefined when none holds the product. */
  readonly lane: LockedLane | undefined;
  readonly free: number;
}

/** Locks the lanes of a machine that hold these products, in one order, before what is promised of them is looked at. */
export const lockPickupLanes = async (tx: Handle, shop: ShopKey, productIds: readonly string[], machineId: string) =>
  lockLanes(tx, await queries.pickupLanes(tx, shop, productIds, machineId));

/**
 * What a machine can promise of a product now. Its lanes are locked, so that of many who want the last piece one gets it. A
 * closed store takes no payment for its machines, and one that was stopped promises nothing.
 */
export async function promiseAtMachine(
  tx: Handle,
  shop: ShopKey,
  { machineId, productId, now }: { readonly machineId: string; readonly productId: string; readonly now: Date },
): Promise<Promised | Refusal> {
  const machine = (await machineFacts(tx, [machineId])).get(machineId);
  if (machine === undefined) return refuse("mall.pickupPointUnknown", { field: "pickupPointId" });
  if (machine.decommissioned || machine.operation === "stopSell")
    return refuse("lane.notForSale", { field: "pickupPointId" });
  if (machine.storeState === "closed") return refuse("mall.shopClosed");
  const locked = await lockPickupLanes(tx, shop, [productId], machineId);
  const open = new Map(
    (await reservedPieces(tx, [machineId], new Date(now.getTime() - reservationMs))).map((one) => [
      laneKey(one as never),
      one.pieces,
    ]),
  );
  const lanes = [...locked.values()].map((lane) => ({ ...lane, reserved: open.get(laneKey(lane)) ?? 0 }));
  const promised = promisedLane(lanes, productId);
  return { machine, lane: promised?.lane, free: promised?.free ?? 0 };
}

/** What each machine that is a pickup point could promise now; nothing is locked. */
export async function freeAtMachines(
  tx: Handle,
  shop: ShopKey,
  mallProductIds: readonly string[],
  now: Date,
): Promise<(mallProductId: string) => { pickupPointId: string; free: number }[]> {
  const products = await queries.productsOfGoods(tx, shop, mallProductIds);
  const lanes = await queries.pickupLanes(tx, shop, [...products.values()]);
  const machineIds = [...new Set(lanes.map(({ machineId }) => machineId))];
  const open =
    machineIds.length === 0 ? [] : await reservedPieces(tx, machineIds, new Date(now.getTime() - reservationMs));
  const reserved = new Map(open.map((one) => [laneKey(one as never), one.pieces]));
  const points = Map.groupBy(
    lanes.map((lane) => ({ ...lane, reserved: reserved.get(laneKey(lane)) ?? 0 })),
    ({ pickupPointId }) => pickupPointId,
  );
  return (mallProductId) =>
    [...points].flatMap(([pickupPointId, own]) => {
      const free = promisedLane(own, products.get(mallProductId) ?? "")?.free ?? 0;
      return free > 0 ? [{ pickupPointId, free }] : [];
    });
}

/** A code that nobody else has at a machine. */
export async function newMachineCode(
  tx: Handle,
  secrets: Secrets,
  { topId }: ShopKey,
  machineId: string,
): Promise<string> {
  for (;;) {
    const code = randomCode();
    if (!(await queries.isCodeTaken(tx, topId, machineId, pickupIndex(secrets, code)))) return code;
  }
}
