import { planPickup, type PickupLane } from "../orders/pickup.ts";
import type { ShipState } from "../orders/order.ts";
import type { PayState, ProcessOutcome } from "../orders/values.ts";
import { accept, refuse, type Result } from "../result.ts";
import { quickBuySource } from "./order.ts";

/** Begins the source of an order of the mall; 32 characters follow. */
export const mallSource = "mall:";

/** Whether a phone placed an order: the code by which it is paid then goes to no machine. */
export const isPlacedByPhone = (sourceKey: string): boolean =>
  sourceKey.startsWith(quickBuySource) ||
  (sourceKey.startsWith(mallSource) && sourceKey.length === mallSource.length + 32);

/** A lane as a machine that is a pickup point knows it. */
export type PromisingLane = Pick<PickupLane, "productId" | "status" | "locked" | "stock" | "reserved">;

/** Pieces of a lane that nobody waits for. */
const freeOf = ({ stock, reserved }: PromisingLane): number => Math.max(0, stock - reserved);

/**
 * The lane that is promised to a phone: of those that serve pickups only the one with most free pieces (LANE-07), because what
 * lies in any other may be sold to whoever stands before the machine.
 */
export function promisedLane<Lane extends PromisingLane>(
  lanes: readonly Lane[],
  productId: string,
): { readonly lane: Lane; readonly free: number } | undefined {
  const [best] = lanes
    .filter((lane) => lane.productId === productId && lane.status === "pickupOnly" && !lane.locked)
    .toSorted((a, b) => freeOf(b) - freeOf(a));
  return best === undefined ? undefined : { lane: best, free: freeOf(best) };
}

export interface FetchFacts {
  readonly payState: PayState;
  readonly shipState: ShipState;
  readonly outcome: ProcessOutcome | null;
}

/**
 * Whether the code of an order of the mall fetches its goods: it is paid, and nothing of it came out or is on its way out. What
 * failed is fetched with the same code for as long as its money did not go back (decision 0028).
 */
export function checkFetch({ payState, shipState, outcome }: FetchFacts): Result<undefined> {
  if (payState === "unpaid") return refuse("orders.pickupUnknown");
  if (shipState === "dispensed" || shipState === "part") return refuse("orders.pickupDelivered");
  if (payState !== "paid" || outcome !== null) return refuse("orders.pickupCancelled");
  const isOut = shipState === "none" || shipState === "failed" || shipState === "unknown";
  return isOut ? accept() : refuse("orders.pickupInUse");
}

/**
 * The lane that hands out all pieces of an order: in the order of a pickup code; undefined when
 * none has enough. `reserved` leaves the order itself out.
 */
export function fetchingLane<Lane extends PickupLane>(
  { productId, quantity }: { readonly productId: string; readonly quantity: number },
  lanes: readonly Lane[],
): Lane | undefined {
  const enough = lanes.filter((lane) => freeOf(lane) >= quantity);
  const plan = planPickup([{ productId, quantity, delivered: 0, underWay: 0 }], enough);
  return plan.ok ? plan.value[0]?.lane : undefined;
}
