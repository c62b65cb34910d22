import { byPriority, type ChainEnd, concerns, inOrder, runChain } from "./chain.ts";
import { type Basket, isInSlots, type PricedBasket, type PromotionReason, type PromotionRule } from "./pricing.ts";

/**
 * What a basket costs at this machine at this minute, which promotions make it so and why the others do not (MKT-06 to
 * MKT-20). Everything is counted in whole fen; nothing is read but the facts, so gateway, console and tests get one answer.
 */
export function priceBasket(basket: Basket, rules: readonly PromotionRule[]): PricedBasket {
  const refused = new Map<string, PromotionReason>();
  const open: PromotionRule[] = [];
  for (const rule of rules) {
    const reason = whyNot(rule, basket);
    if (reason === undefined) open.push(rule);
    else refused.set(rule.ruleId, reason);
  }
  const { applied } = within(basket, open, refused);
  const sums = basket.lines.map(({ quantity, priceFen }, place) => {
    const whole = priceFen * BigInt(quantity);
    const discountFen = applied.reduce((sum, { lineFen }) => sum + lineFen[place]!, 0n);
    return { priceFen: whole, discountFen, payFen: whole - discountFen };
  });
  const priceFen = sums.reduce((sum, line) => sum + line.priceFen, 0n);
  const discountFen = sums.reduce((sum, line) => sum + line.discountFen, 0n);
  return {
    priceFen,
    discountFen,
    payFen: priceFen - discountFen,
    lines: sums,
    applied,
    refused: rules.toSorted(inOrder).flatMap(({ ruleId, name, effect }) => {
      const reason = refused.get(ruleId);
      return reason === undefined ? [] : [{ ruleId, name, kind: effect.kind, reason }];
    }),
  };
}

/** Why a rule does not concern a basket, whatever the other rules are. */
export function whyNot(rule: PromotionRule, basket: Basket): PromotionReason | undefined {
  if (rule.fromDay !== null && basket.day < rule.fromDay) return "notStarted";
  if (rule.toDay !== null && basket.day > rule.toDay) return "ended";
  if (!isInSlots(rule.slots, basket.minute)) return "outsideSlots";
  if (rule.machineIds.length > 0 && !rule.machineIds.includes(basket.machineId)) return "otherMachine";
  if (rule.businessTypes.length > 0 && !rule.businessTypes.includes(basket.business)) return "otherBusiness";
  if (rule.levels.length > 0 && (basket.level === null || !rule.levels.includes(basket.level))) return "otherLevel";
  if (!basket.lines.some((_, place) => concerns(rule, basket, place))) return "otherProducts";
  return rule.usesLeft !== null && rule.usesLeft <= 0 ? "usesSpent" : undefined;
}

/** Prices what is open; a promotion whose amount does not suffice for its discount is left out, and the rest priced anew. */
function within(basket: Basket, open: PromotionRule[], refused: Map<string, PromotionReason>): ChainEnd {
  for (let rules = open; ;) {
    const reasons = new Map<string, PromotionReason>();
    const end = combine(basket, rules, reasons);
    const spent = end.applied.find(({ ruleId, discountFen }) => {
      const { amountLeftFen } = rules.find((rule) => rule.ruleId === ruleId)!;
      return amountLeftFen !== null && amountLeftFen < discountFen;
    });
    if (spent === undefined) {
      for (const [ruleId, reason] of reasons) refused.set(ruleId, reason);
      return end;
    }
    refused.set(spent.ruleId, "amountSpent");
    rules = rules.filter(({ ruleId }) => ruleId !== spent.ruleId);
  }
}

/** Decides which of the rules stand beside each other, and runs those. */
function combine(basket: Basket, rules: readonly PromotionRule[], reasons: Map<string, PromotionReason>): ChainEnd {
  const refuse = (left: readonly PromotionRule[], reason: PromotionReason) => {
    for (const { ruleId } of left) reasons.set(ruleId, reason);
  };
  // Whoever gives nothing alone, or goes behind another of its stage, is no matter of combining.
  const beaten = runChain(basket, rules).refused;
  const aloneEnds = new Map<string, ChainEnd>();
  const kept = rules.filter((rule) => {
    const end = runChain(basket, [rule]);
    aloneEnds.set(rule.ruleId, end);
    const alone = end.refused.get(rule.ruleId);
    const reason = alone ?? (beaten.get(rule.ruleId) === "lowerPriority" ? "lowerPriority" : undefined);
    if (reason !== undefined) reasons.set(rule.ruleId, reason);
    return reason === undefined;
  });
  const adding = kept.filter(({ combination }) => combination === "accumulate");
  if (adding.length === kept.length) return noted(runChain(basket, adding), reasons);
  const [head, ...rest] = kept.toSorted(byPriority);
  if (head?.combination === "first") {
    refuse(rest, "notFirst");
    return aloneEnds.get(head.ruleId)!;
  }
  refuse(
    kept.filter(({ combination }) => combination === "first"),
    "notFirst",
  );
  // Of equal ones the first by priority stays, in whatever order the rules were read.
  const alone = kept.filter(({ combination }) => combination === "largest").toSorted(byPriority);
  const groups = [
    { group: adding, end: runChain(basket, adding) },
    ...alone.map((rule) => ({ group: [rule], end: aloneEnds.get(rule.ruleId)! })),
  ];
  const best = groups.reduce((one, other) => (other.end.discountFen > one.end.discountFen ? other : one));
  for (const { group } of groups) if (group !== best.group) refuse(group, "smaller");
  return noted(best.end, reasons);
}

function noted(end: ChainEnd, reasons: Map<string, PromotionReason>): ChainEnd {
  for (const [ruleId, reason] of end.refused) reasons.set(ruleId, reason);
  return end;
}
