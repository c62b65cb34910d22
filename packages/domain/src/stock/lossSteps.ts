import type { CountReason } from "./count.ts";
import type { GoodsCountReason } from "./goodsCount.ts";
import type { RefillCause } from "./refill.ts";

/** Where goods may have gone on their way from the warehouse to the customer. */
export const lossSteps = ["warehouse", "bag", "lane", "sale"] as const;
export type LossStep = (typeof lossSteps)[number];

/** What documents say of pieces that are missing. */
export const lossKinds = ["check", "laneCount", "placeCount", "writeOff", "order"] as const;
export type LossKind = (typeof lossKinds)[number];

/** Why a step is the likely one. */
export const lossWhys = [
  "placeShort",
  "unbooked",
  "writtenOff",
  "loadedWrong",
  "notLoaded",
  "failedBefore",
  "jammed",
  "givenAway",
  "saidMissing",
  "laneShort",
] as const;
export type LossWhy = (typeof lossWhys)[number];

/** One document about one product of one machine, or of one warehouse or bag. `missing` is below zero where pieces were found. */
export type LossFact =
  | { readonly kind: "check"; readonly missing: number; readonly loaded: number; readonly cause: RefillCause | null }
  | { readonly kind: "laneCount"; readonly missing: number; readonly cause: CountReason | null }
  | {
      readonly kind: "placeCount";
      readonly missing: number;
      readonly place: "warehouse" | "bag";
      readonly cause: GoodsCountReason | null;
    }
  | { readonly kind: "writeOff"; readonly missing: number; readonly place: "warehouse" | "bag" | "machine" }
  /** Goods that came out though nobody paid for them in the end. */
  | { readonly kind: "order"; readonly missing: number }
  /** Paid pieces of which the machine said that they did not come out. Nothing is missing yet. */
  | { readonly kind: "failure"; readonly pieces: number };

/** Missing pieces of a document with the step at which they were likely lost, and why. */
export interface LossShare {
  readonly step: LossStep;
  readonly pieces: number;
  readonly why: LossWhy;
}

/** Waste that somebody named is no loss on the way, a wrong sensor loses nothing, and goods in the wrong lane lie in another. */
const knownCauses: readonly string[] = ["damaged", "expired", "sensor", "wrongLane"];

/**
 * Explains what is missing of one product at one place, document by document, oldest first. What somebody said is believed.
 * Where nobody knows, each paid piece of which the machine said that it did not come out accounts for one piece that is
 * found missing later: it came out all the same. What is left may never have come in: up to what was recorded as loaded since
 * the machine counted before it was lost out of the bag. The rest went out of the lane.
 */
export function explainLosses(facts: readonly LossFact[]): readonly (readonly LossShare[])[] {
  let failed = 0;
  /** Spreads pieces of a lane over failed orders, what was loaded, and the lane. */
  const spread = (missing: number, loaded: number, rest: LossWhy): LossShare[] => {
    const sold = Math.min(missing, failed);
    failed -= sold;
    const carried = Math.min(missing - sold, Math.max(0, loaded));
    const shares: LossShare[] = [
      { step: "sale", pieces: sold, why: "failedBefore" },
      { step: "bag", pieces: carried, why: "notLoaded" },
      { step: "lane", pieces: missing - sold - carried, why: rest },
    ];
    return shares.filter(({ pieces }) => pieces > 0);
  };
  return facts.map((fact) => {
    if (fact.kind === "failure") {
      failed += fact.pieces;
      return [];
    }
    const { missing } = fact;
    const all = (step: LossStep, why: LossWhy): LossShare[] => [{ step, pieces: missing, why }];
    if (missing <= 0 || ("cause" in fact && fact.cause !== null && knownCauses.includes(fact.cause))) return [];
    if (fact.kind === "order") return all("sale", "givenAway");
    if (fact.kind === "writeOff") return all(fact.place === "machine" ? "lane" : fact.place, "writtenOff");
    if (fact.kind === "placeCount") return all(fact.place, fact.cause === "unbooked" ? "unbooked" : "placeShort");
    if (fact.cause === "loadedWrong") return all("bag", "loadedWrong");
    if (fact.cause === "jammed") return all("sale", "jammed");
    const loaded = fact.kind === "check" && fact.cause !== "missing" ? fact.loaded : 0;
    return spread(missing, loaded, fact.cause === "missing" ? "saidMissing" : "laneShort");
  });
}

/** Pieces by step. */
export type LossSums = Readonly<Record<LossStep, number>>;

export function lossSums(shares: readonly LossShare[]): LossSums {
  const sums = { warehouse: 0, bag: 0, lane: 0, sale: 0 };
  for (const { step, pieces } of shares) sums[step] += pieces;
  return sums;
}

/** The step at which most pieces were lost; of equal ones the one nearer to the customer, which is looked at more easily. */
export const likelyStep = (sums: LossSums): LossStep =>
  lossSteps.reduce((likely, step) => (sums[step] >= sums[likely] && sums[step] > 0 ? step : likely));
