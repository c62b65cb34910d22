import { accept, refuse, type Result } from "../result.ts";
import type { LaneMode, LaneStatus } from "./values.ts";

/** Layers of a cabinet and lanes of a layer: 1 to 10 (spec 2 §5, LANE-10, LANE-11). */
export const laneLimits = { layers: 10, perLayer: 10, capacity: 200 } as const;

export interface LaneSettings {
  readonly priceFen: bigint | null;
  readonly purchaseFen: bigint | null;
  readonly stock: number;
  readonly capacity: number;
  readonly warnThreshold: number;
  readonly productId: string | null;
  /** The product's own price (spdj); null while no product is set. */
  readonly productPriceFen: bigint | null;
}

/** Lane number = layer × 10 + position: layer 1 has 11 to 20, layer 10 has 101 to 110 (LANE-19). */
export function laneNumber(layer: number, position: number): number {
  return layer * 10 + position;
}

const inRange = (value: number, limit: number) => Number.isInteger(value) && value > 0 && value <= limit;

/** Generation of lanes: layers and lanes per layer 1 to 10, more than one lane in all (LANE-10 to LANE-12). */
export function checkGeneration(layers: number, perLayer: number): Result<number[]> {
  if (!inRange(layers, laneLimits.layers)) return refuse("lane.layersOutOfRange", { field: "layers" });
  if (!inRange(perLayer, laneLimits.perLayer)) return refuse("lane.lanesPerLayerOutOfRange", { field: "perLayer" });
  if (layers * perLayer <= 1) return refuse("lane.tooFewLanes", { field: "perLayer" });
  const numbers: number[] = [];
  for (let layer = 1; layer <= layers; layer++) {
    for (let position = 1; position <= perLayer; position++) numbers.push(laneNumber(layer, position));
  }
  return accept(numbers);
}

/** An empty, zero or negative price is abnormal and stops the lane (LANE-05, LANE-06). */
export function isAbnormalPrice(priceFen: bigint | null): boolean {
  return priceFen === null || priceFen <= 0n;
}

/**
 * Settings of a lane as a person may save them: bounds of stock and threshold (LANE-16), product chosen before
 * a price (LANE-15), purchase price at most the product's own price (LANE-20, PRODUCT-08).
 */
export function checkLane(lane: LaneSettings): Result<undefined> {
  if (!Number.isInteger(lane.capacity) || lane.capacity < 0 || lane.capacity > laneLimits.capacity) {
    return refuse("lane.capacityOutOfRange", { field: "capacity", values: { limit: laneLimits.capacity } });
  }
  if (!Number.isInteger(lane.stock) || lane.stock < 0) return refuse("lane.stockNegative", { field: "stock" });
  if (lane.stock > lane.capacity)
    return refuse("lane.stockAboveCapacity", { field: "stock", values: { capacity: lane.capacity } });
  if (!Number.isInteger(lane.warnThreshold) || lane.warnThreshold < 0)
    return refuse("lane.thresholdNegative", { field: "warnThreshold" });
  if (lane.warnThreshold > lane.capacity) {
    return refuse("lane.thresholdAboveCapacity", { field: "warnThreshold", values: { capacity: lane.capacity } });
  }
  if (lane.productId === null && lane.priceFen !== null) return refuse("goods.chooseProduct", { field: "productId" });
  if (lane.purchaseFen !== null && lane.purchaseFen < 0n) return refuse("amount.negative", { field: "purchaseFen" });
  if (lane.purchaseFen !== null && lane.productPriceFen !== null && lane.purchaseFen > lane.productPriceFen) {
    return refuse("goods.purchaseAbovePrice", { field: "purchaseFen" });
  }
  return accept();
}

/**
 * The stock of a lane after its form was saved. A number that nobody changed stays what it is by now, because lanes sell and
 * are filled while a form is open; one that was typed over another than lies there now is refused.
 */
export function stockAfterForm(
  stock: number,
  { typed, seen }: { readonly typed: number; readonly seen: number | null },
): Result<number> {
  if (seen === null || seen === stock) return accept(typed);
  return typed === seen ? accept(stock) : refuse("lane.changedMeanwhile", { field: "stock" });
}

/**
 * The status of a lane after its price was saved: an abnormal price stops it (LANE-05, LANE-06), and the first sound price
 * ends a stop that an abnormal price had caused; a lane that its machine calls broken meanwhile waits for the machine (LANE-03).
 * Who stops a lane with a sound price keeps it stopped.
 */
export function statusAfterPrice(
  status: LaneStatus,
  beforeFen: bigint | null,
  afterFen: bigint | null,
  isBroken = false,
): LaneStatus {
  if (isAbnormalPrice(afterFen)) return "discontinued";
  if (status !== "discontinued" || !isAbnormalPrice(beforeFen)) return status;
  return isBroken ? "abnormal" : "normal";
}

/** Selling below the purchase price only warns (LANE-14). */
export function pricedBelowPurchase(lane: Pick<LaneSettings, "priceFen" | "purchaseFen">): boolean {
  return lane.priceFen !== null && lane.purchaseFen !== null && lane.priceFen < lane.purchaseFen;
}

export interface LaneSaleFacts {
  readonly status: LaneStatus;
  readonly locked: boolean;
  readonly stock: number;
  readonly priceFen: bigint | null;
  readonly productId: string | null;
}

/** May this lane be sold at the machine now? (LANE-04, LANE-07, LANE-17) */
export function checkSellable(lane: LaneSaleFacts): Result<undefined> {
  if (lane.productId === null || isAbnormalPrice(lane.priceFen)) return refuse("lane.priceAbnormal");
  if (lane.locked) return refuse("lane.locked");
  if (lane.status === "pickupOnly") return refuse("lane.pickupOnly");
  if (lane.status === "discontinued" || lane.status === "abnormal") return refuse("lane.stopped");
  return lane.stock > 0 ? accept() : refuse("lane.empty");
}

/** Which lanes of a machine somebody wants to see; what is absent or blank narrows nothing. */
export interface LaneFilter {
  readonly laneStatus?: LaneStatus | undefined;
  readonly productName?: string | undefined;
}

/** Whether a lane is among those that somebody wants to see, on the screen and in its file. */
export function matchesLane(
  lane: { readonly laneStatus: LaneStatus; readonly productName: string | null },
  { laneStatus, productName }: LaneFilter,
): boolean {
  const named = (lane.productName ?? "").toLowerCase().includes((productName ?? "").trim().toLowerCase());
  return named && (laneStatus === undefined || lane.laneStatus === laneStatus);
}

/** Capacity that a new lane of each mode gets until somebody sets it. */
export const modeCapacity: Record<LaneMode, number> = { small: 8, medium: 6, large: 4 };
