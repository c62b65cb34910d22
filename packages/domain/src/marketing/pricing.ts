import type { MemberLevel } from "../members/members.ts";
import type { BusinessType } from "./businessTypes.ts";

/** Kinds of promotions (MKT-02), with what a member's level and a voucher give. */
export const promotionKinds = [
  "productDiscount",
  "specialOffer",
  "memberLevel",
  "fullReduction",
  "coupon",
  "promoCode",
  "voucher",
] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/**
 * The chain: what each stage gives is taken from what the stages before it left. Discounts and special offers are one
 * stage, because both say what a piece costs.
 */
export const promotionStages = ["piece", "memberLevel", "fullReduction", "coupon", "promoCode", "voucher"] as const;
export type PromotionStage = (typeof promotionStages)[number];

export const stageOf = (kind: PromotionKind): PromotionStage =>
  kind === "productDiscount" || kind === "specialOffer" ? "piece" : kind;

/**
 * How a promotion stands beside others: it adds to them; it applies alone when that gives the customer most; or it applies
 * alone when no other goes before it.
 */
export const combinations = ["accumulate", "largest", "first"] as const;
export type Combination = (typeof combinations)[number];

/** What a promotion gives. Amounts are fen of the whole basket, rates hundredths that the customer still pays (0 to 100). */
export type PromotionEffect =
  | { readonly kind: "productDiscount"; readonly rate: number }
  | { readonly kind: "memberLevel"; readonly rate: number }
  /** Price of one piece. */
  | { readonly kind: "specialOffer"; readonly priceFen: bigint }
  /** Purchase amount / full amount × reduction, rounded down, from the full amount on (MKT-11, MKT-12). */
  | { readonly kind: "fullReduction"; readonly fullFen: bigint; readonly reductionFen: bigint }
  /** Money off, from a full amount on; zero for none. */
  | { readonly kind: "coupon" | "voucher"; readonly amountFen: bigint; readonly fullFen: bigint }
  /** A promo code takes off an amount or a rate. */
  | { readonly kind: "promoCode"; readonly amountFen: bigint }
  | { readonly kind: "promoCode"; readonly rate: number };

/** Minutes of one day, from inclusive, to exclusive; 1440 is midnight at its end (MKT-16). */
export interface TimeSlot {
  readonly from: number;
  readonly to: number;
}

/** Whether a minute of the day lies in one of the slots; no slot means the whole day. */
export const isInSlots = (slots: readonly TimeSlot[], minute: number): boolean =>
  slots.length === 0 || slots.some(({ from, to }) => minute >= from && minute < to);

/** Where and when a promotion holds. An empty list means all. */
export interface PromotionLimits {
  /** 1 goes before 9 (MKT-07, MKT-17). */
  readonly priority: number;
  readonly combination: Combination;
  /** First and last day in the merchant's time zone; null for none. */
  readonly fromDay: string | null;
  readonly toDay: string | null;
  readonly slots: readonly TimeSlot[];
  readonly machineIds: readonly string[];
  readonly productIds: readonly string[];
  readonly levels: readonly MemberLevel[];
  readonly businessTypes: readonly BusinessType[];
  /** What is left of its budget; null for no limit. */
  readonly usesLeft: number | null;
  readonly amountLeftFen: bigint | null;
}

/** One promotion that may apply: a plan on sale, a level's discount, or a code that the customer presented. */
export interface PromotionRule extends PromotionLimits {
  /** Unique among the rules that are asked together. */
  readonly ruleId: string;
  readonly name: string;
  readonly effect: PromotionEffect;
}

export interface BasketLine {
  readonly productId: string | null;
  readonly quantity: number;
  /** Price of one piece before any promotion. */
  readonly priceFen: bigint;
}

export interface Basket {
  readonly machineId: string;
  readonly business: BusinessType;
  /** Null for a customer whose level nobody knows. */
  readonly level: MemberLevel | null;
  /** Day and minute in the merchant's time zone. */
  readonly day: string;
  readonly minute: number;
  readonly lines: readonly BasketLine[];
}

/** Why a promotion does not apply to a basket. */
export const promotionReasons = [
  "notStarted",
  "ended",
  "outsideSlots",
  "otherMachine",
  "otherBusiness",
  "otherLevel",
  "otherProducts",
  "usesSpent",
  "amountSpent",
  "belowFull",
  "noBenefit",
  "lowerPriority",
  "notFirst",
  "smaller",
] as const;
export type PromotionReason = (typeof promotionReasons)[number];

export interface AppliedPromotion {
  readonly ruleId: string;
  readonly name: string;
  readonly kind: PromotionKind;
  readonly discountFen: bigint;
  /** What it takes from each line of the basket, in their order. */
  readonly lineFen: readonly bigint[];
}

export interface RefusedPromotion {
  readonly ruleId: string;
  readonly name: string;
  readonly kind: PromotionKind;
  readonly reason: PromotionReason;
}

export interface PricedLine {
  readonly priceFen: bigint;
  readonly discountFen: bigint;
  readonly payFen: bigint;
}

/** What a basket costs and why. Sums agree to the fen: price − discount = pay, of every line and of the whole. */
export interface PricedBasket extends PricedLine {
  readonly lines: readonly PricedLine[];
  readonly applied: readonly AppliedPromotion[];
  readonly refused: readonly RefusedPromotion[];
}
