import {
  type AppliedPromotion,
  type Basket,
  type PromotionEffect,
  type PromotionReason,
  type PromotionRule,
  promotionStages,
  stageOf,
} from "./pricing.ts";

const hundred = 100n;

/**
 * Divides an amount over lines in proportion to what they cost, rounded down; the remainder goes to the last line, and to
 * those before it when the last has no room. No line gets more than it costs, so the amount may be at most their sum.
 */
export function divide(amountFen: bigint, costs: readonly bigint[]): bigint[] {
  const whole = costs.reduce((sum, cost) => sum + cost, 0n);
  if (whole === 0n) return costs.map(() => 0n);
  const shares = costs.map((cost) => (amountFen * cost) / whole);
  let rest = amountFen - shares.reduce((sum, share) => sum + share, 0n);
  for (let place = shares.length - 1; rest > 0n && place >= 0; place--) {
    const room = costs[place]! - shares[place]!;
    const more = rest < room ? rest : room;
    shares[place] = shares[place]! + more;
    rest -= more;
  }
  return shares;
}

/** What `rate` hundredths leave off an amount, rounded down so that never more is given away than the rate says. */
const offRate = (fen: bigint, rate: number): bigint => (fen * (hundred - BigInt(rate))) / hundred;
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** What an effect that looks at the whole basket takes off an amount; zero when its full amount is not reached. */
function offWhole(effect: PromotionEffect, costFen: bigint): bigint {
  switch (effect.kind) {
    case "fullReduction":
      return costFen < effect.fullFen ? 0n : least((costFen * effect.reductionFen) / effect.fullFen, costFen);
    case "coupon":
    case "voucher":
      return costFen < effect.fullFen ? 0n : least(effect.amountFen, costFen);
    case "promoCode":
      return "rate" in effect ? offRate(costFen, effect.rate) : least(effect.amountFen, costFen);
    default:
      return 0n;
  }
}

const fullOf = (effect: PromotionEffect): bigint => ("fullFen" in effect ? effect.fullFen : 0n);

/** What a rule takes from each line that is free for it, given what the lines still cost. */
function offLines(rule: PromotionRule, basket: Basket, left: readonly bigint[], free: readonly boolean[]): bigint[] {
  const { effect } = rule;
  const costs = left.map((cost, place) => (free[place] === true && concerns(rule, basket, place) ? cost : 0n));
  switch (effect.kind) {
    case "productDiscount":
      return costs.map((cost, place) => {
        const { quantity, priceFen } = basket.lines[place]!;
        return cost === 0n ? 0n : offRate(priceFen, effect.rate) * BigInt(quantity);
      });
    case "specialOffer":
      return costs.map((cost, place) => {
        const offer = effect.priceFen * BigInt(basket.lines[place]!.quantity);
        return cost > offer ? cost - offer : 0n;
      });
    case "memberLevel":
      return costs.map((cost) => offRate(cost, effect.rate));
    default:
      return divide(
        offWhole(
          effect,
          costs.reduce((sum, cost) => sum + cost, 0n),
        ),
        costs,
      );
  }
}

/** Whether a rule is about the product of a line. */
export function concerns(rule: PromotionRule, basket: Basket, place: number): boolean {
  const { productId } = basket.lines[place]!;
  return rule.productIds.length === 0 || (productId !== null && rule.productIds.includes(productId));
}

export interface ChainEnd {
  readonly applied: AppliedPromotion[];
  readonly refused: Map<string, PromotionReason>;
  readonly discountFen: bigint;
}

/** The order in which rules are asked: stage by stage, within a stage by priority, equal ones by what was made first. */
export function inOrder(one: PromotionRule, other: PromotionRule): number {
  return (
    promotionStages.indexOf(stageOf(one.effect.kind)) - promotionStages.indexOf(stageOf(other.effect.kind)) ||
    byPriority(one, other)
  );
}

export const byPriority = (one: PromotionRule, other: PromotionRule): number =>
  one.priority - other.priority ||
  one.ruleId.length - other.ruleId.length ||
  (one.ruleId < other.ruleId ? -1 : one.ruleId > other.ruleId ? 1 : 0);

/** Runs rules through the chain. In each stage a line belongs to the first rule that gives it something (MKT-17). */
export function runChain(basket: Basket, rules: readonly PromotionRule[]): ChainEnd {
  const left = basket.lines.map(({ quantity, priceFen }) => priceFen * BigInt(quantity));
  const applied: AppliedPromotion[] = [];
  const refused = new Map<string, PromotionReason>();
  const byStage = Map.groupBy(rules, ({ effect }) => stageOf(effect.kind));
  for (const stage of promotionStages) {
    const ofStage = byStage.get(stage);
    if (ofStage === undefined) continue;
    const free = left.map(() => true);
    for (const rule of ofStage.toSorted(byPriority)) {
      const lineFen = offLines(rule, basket, left, free);
      const discountFen = lineFen.reduce((sum, fen) => sum + fen, 0n);
      if (discountFen === 0n) {
        refused.set(rule.ruleId, whyNothing(rule, basket, left, free));
        continue;
      }
      const { ruleId, name, effect } = rule;
      applied.push({ ruleId, name, kind: effect.kind, discountFen, lineFen });
      for (const [place, fen] of lineFen.entries()) {
        left[place] = left[place]! - fen;
        if (fen > 0n) free[place] = false;
      }
    }
  }
  return { applied, refused, discountFen: applied.reduce((sum, { discountFen }) => sum + discountFen, 0n) };
}

function whyNothing(
  rule: PromotionRule,
  basket: Basket,
  left: readonly bigint[],
  free: readonly boolean[],
): PromotionReason {
  const places = basket.lines.map((_, place) => place).filter((place) => concerns(rule, basket, place));
  if (!places.some((place) => free[place])) return "lowerPriority";
  const cost = places.reduce((sum, place) => sum + (free[place] === true ? left[place]! : 0n), 0n);
  return cost < fullOf(rule.effect) ? "belowFull" : "noBenefit";
}
