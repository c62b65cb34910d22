import { type Basket, type PromotionEffect, type PromotionRule, promotionStages, stageOf } from "@yunshou/domain";

/** Numbers that follow from a seed alone (mulberry32), so that a basket that differs can be priced again. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const products = ["p1", "p2", "p3", "p4"];

/** One to five lines of up to twenty pieces, from 1 fen to 100 yuan a piece. */
export const randomBasket = (next: (below: number) => number): Basket => ({
  machineId: "m1",
  business: "ordinary",
  level: null,
  day: "2026-11-22",
  minute: 600,
  lines: Array.from({ length: 1 + next(5) }, () => ({
    productId: products[next(5)] ?? null,
    quantity: 1 + next(20),
    priceFen: BigInt(1 + next(10_000)),
  })),
});

/** Up to six promotions of any kind that add to each other. */
export const randomRules = (next: (below: number) => number): PromotionRule[] =>
  Array.from({ length: next(7) }, (_, place) => ({
    ruleId: String(place + 1),
    name: "",
    effect: randomEffect(next),
    priority: 1 + next(9),
    combination: "accumulate" as const,
    fromDay: null,
    toDay: null,
    slots: [],
    machineIds: [],
    productIds: next(2) === 0 ? [] : products.filter(() => next(2) === 0),
    levels: [],
    businessTypes: [],
    usesLeft: null,
    amountLeftFen: null,
  }));

function randomEffect(next: (below: number) => number): PromotionEffect {
  const amountFen = BigInt(1 + next(5_000));
  const fullFen = BigInt(1 + next(20_000));
  switch (next(7)) {
    case 0:
      return { kind: "productDiscount", rate: next(101) };
    case 1:
      return { kind: "memberLevel", rate: next(101) };
    case 2:
      return { kind: "specialOffer", priceFen: BigInt(next(10_000)) };
    case 3:
      return { kind: "fullReduction", fullFen, reductionFen: (fullFen * BigInt(1 + next(100))) / 100n + 1n };
    case 4:
      return { kind: "coupon", amountFen, fullFen };
    case 5:
      return { kind: "voucher", amountFen, fullFen: BigInt(next(5_000)) };
    default:
      return next(2) === 0 ? { kind: "promoCode", rate: next(101) } : { kind: "promoCode", amountFen };
  }
}

/** A fraction; nothing is rounded but where the rule says "rounded down". */
type Fraction = readonly [over: bigint, under: bigint];
const floor = ([over, under]: Fraction): bigint => over / under;
const of = (fen: bigint, over: bigint, under: bigint): Fraction => [fen * over, under];
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * What each line costs by the text of the rules, counted apart from the engine: stage by stage, in a stage by priority, every
 * line belongs to the first rule that gives it something, and the remainder of what is divided goes to the last line with room.
 */
export function referencePay(basket: Basket, rules: readonly PromotionRule[]): bigint[] {
  const pay = basket.lines.map(({ quantity, priceFen }) => priceFen * BigInt(quantity));
  for (const stage of promotionStages) {
    const taken = new Set<number>();
    const ofStage = rules
      .filter(({ effect }) => stageOf(effect.kind) === stage)
      .toSorted((one, other) => one.priority - other.priority || Number(one.ruleId) - Number(other.ruleId));
    for (const rule of ofStage) {
      const open = pay.flatMap((_, place) => (!taken.has(place) && isAbout(rule, basket, place) ? [place] : []));
      for (const [place, off] of takenOff(rule.effect, basket, pay, open)) {
        if (off <= 0n) continue;
        pay[place] = pay[place]! - off;
        taken.add(place);
      }
    }
  }
  return pay;
}

const isAbout = ({ productIds }: PromotionRule, { lines }: Basket, place: number): boolean =>
  productIds.length === 0 || productIds.some((id) => id === lines[place]!.productId);

function takenOff(
  effect: PromotionEffect,
  { lines }: Basket,
  pay: readonly bigint[],
  open: readonly number[],
): (readonly [number, bigint])[] {
  const whole = open.reduce((sum, place) => sum + pay[place]!, 0n);
  switch (effect.kind) {
    case "productDiscount":
      return open.map((place) => {
        const { priceFen, quantity } = lines[place]!;
        return [place, floor(of(priceFen, 100n - BigInt(effect.rate), 100n)) * BigInt(quantity)];
      });
    case "specialOffer":
      return open.map((place) => [place, pay[place]! - effect.priceFen * BigInt(lines[place]!.quantity)]);
    case "memberLevel":
      return open.map((place) => [place, floor(of(pay[place]!, 100n - BigInt(effect.rate), 100n))]);
    case "fullReduction":
      return shared(
        whole < effect.fullFen ? 0n : smaller(whole, floor(of(whole, effect.reductionFen, effect.fullFen))),
        pay,
        open,
      );
    case "promoCode":
      return shared(
        "rate" in effect ? floor(of(whole, 100n - BigInt(effect.rate), 100n)) : smaller(whole, effect.amountFen),
        pay,
        open,
      );
    default:
      return shared(whole < effect.fullFen ? 0n : smaller(whole, effect.amountFen), pay, open);
  }
}

/** Divides an amount over lines by what they cost. */
function shared(amount: bigint, pay: readonly bigint[], open: readonly number[]): (readonly [number, bigint])[] {
  const whole = open.reduce((sum, place) => sum + pay[place]!, 0n);
  if (amount === 0n || whole === 0n) return [];
  const parts = new Map(open.map((place) => [place, floor(of(amount, pay[place]!, whole))]));
  let rest = amount - [...parts.values()].reduce((sum, part) => sum + part, 0n);
  for (const place of open.toReversed()) {
    const more = smaller(rest, pay[place]! - parts.get(place)!);
    parts.set(place, parts.get(place)! + more);
    rest -= more;
  }
  return [...parts];
}
