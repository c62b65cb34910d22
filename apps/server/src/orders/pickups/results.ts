import type { Handle } from "@yunshou/database";
import { pickupStateAfter } from "@yunshou/domain";
import { raiseAlarms } from "../../machines/conditions/alarms.queries.ts";
import type { Order } from "../book/order.ts";
import { codesOf, lockPickups, saveResults, saveState } from "./redeem.queries.ts";

/**
 * What a machine said, or did not say in time, about orders of pickup codes: pieces that came out are gone from their codes, all
 * others can be fetched again. A result that comes after its pieces were fetched elsewhere is believed, and told as a contradiction.
 */
export async function settlePickups(tx: Handle, orders: readonly Order[]): Promise<void> {
  if (orders.length === 0) return;
  const distinct = [...new Map(orders.map((order) => [order.orderId, order])).values()];
  const codes = Map.groupBy(await codesOf(tx, distinct), ({ topId }) => topId);
  for (const [topId, ofTree] of [...codes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const ids = [...new Set(ofTree.map(({ pickupId }) => pickupId))];
    const codeOf = new Map(ofTree.map(({ orderId, pickupId }) => [orderId, pickupId]));
    await lockPickups(tx, topId, ids);
    const own = distinct.filter((order) => order.topId === topId);
    await saveResults(tx, own);
    for (const pickup of await lockPickups(tx, topId, ids)) {
      const state = pickupStateAfter(pickup.state, pickup.lines);
      if (state !== undefined && state !== pickup.state) await saveState(tx, pickup, state);
      if (pickup.lines.every(({ quantity, delivered }) => delivered <= quantity)) continue;
      await raiseAlarms(
        tx,
        own
          .filter(({ orderId }) => codeOf.get(orderId) === pickup.pickupId)
          .map(({ machineId, orderId }) => ({
            machineId,
            kind: "contradiction" as const,
            detail: { problem: "pickedUpTwice", order: orderId, pickup: pickup.pickupId },
          })),
      );
    }
  }
}
