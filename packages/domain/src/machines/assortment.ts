import { accept, refuse, type Result } from "../result.ts";
import { planAdding, type PlannedLane, planRemoving, planReplacing, type ProductForLane } from "./planogram.ts";

/** What people do with a product on many machines at once. */
export const assortmentActions = ["add", "swap", "remove"] as const;
export type AssortmentAction = (typeof assortmentActions)[number];

/** Free lanes of one machine that a product may take at once. */
export const addedLanesLimit = 100;

export interface AssortmentChange {
  readonly action: AssortmentAction;
  /** The product to be added, replaced or removed. */
  readonly productId: string;
  /** What takes its place in a swap, or what is added, with the prices of its lanes. */
  readonly product: ProductForLane | null;
  /** Free lanes of each machine that it takes. */
  readonly laneCount: number;
}

/** A swap needs another product, and a product takes at least one lane. */
export function checkAssortmentChange(change: AssortmentChange): Result<AssortmentChange> {
  const { action, product, productId, laneCount } = change;
  if (action !== "remove" && product === null) return refuse("goods.chooseProduct", { field: "newProductId" });
  if (action === "swap" && product?.productId === productId)
    return refuse("machineProducts.sameProduct", { field: "newProductId" });
  if (action === "add" && !(Number.isInteger(laneCount) && laneCount >= 1 && laneCount <= addedLanesLimit))
    return refuse("machineProducts.laneCountOutOfRange", { field: "laneCount", values: { limit: addedLanesLimit } });
  return accept(change);
}

/** The lanes of one machine after the change; a machine without the product, or without a free lane, stays as it is. */
export function planAssortment(lanes: readonly PlannedLane[], change: AssortmentChange): PlannedLane[] {
  const { action, productId, product, laneCount } = change;
  if (product === null || action === "remove") return planRemoving(lanes, productId);
  return action === "add" ? planAdding(lanes, product, laneCount) : planReplacing(lanes, productId, product);
}
