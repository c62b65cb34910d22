import { addDays } from "../dates.ts";
import { priceBasket } from "./engine.ts";
import type { Basket, PromotionKind, PromotionRule } from "./pricing.ts";

/** What a machine that sells by itself can be told of promotions. */
export const priceListLimits = {
  /** Days from today for which a list holds; without a newer one the machine sells at its lanes' prices afterwards. */
  days: 31,
  /** A list that holds for no more days than these is written anew. */
  renewDays: 15,
  /** So many pieces of one purchase have a price of their own; more of them cost what the lane says. */
  pieces: 5,
  offers: 500,
  /** Parts of days that are priced for each product; what is beyond them follows with the next list. */
  parts: 120,
  /** How far the clock of a sale may lie outside the hours of its offer. */
  graceMinutes: 10,
  /** Lists that were replaced are kept for this long, because a machine tells a sale up to 30 days later. */
  keptDays: 40,
} as const;

export interface ListedLane {
  readonly cabinet: string;
  readonly lane: number;
  readonly productId: string;
  readonly priceFen: bigint;
}

/** What one promotion takes off, as a list keeps it. */
export interface OfferShare {
  readonly planId: string;
  readonly name: string;
  readonly kind: PromotionKind;
  readonly discountFen: string;
}

/**
 * What pieces of a lane cost within some hours of some days at the machine. `payFen` is what 1, 2, … pieces cost together,
 * `shares` why, for as many pieces. Days are the merchant's, `from` and `to` minutes of the day, `to` not included.
 */
export interface PriceOffer {
  readonly cabinet: string;
  readonly lane: number;
  readonly priceFen: number;
  readonly payFen: readonly number[];
  readonly fromDay: string;
  readonly toDay: string;
  readonly from: number;
  readonly to: number;
  readonly shares: readonly (readonly OfferShare[])[];
}

type DayPart = Pick<PriceOffer, "from" | "to" | "payFen" | "shares">;
type Priced = Pick<PriceOffer, "fromDay" | "toDay"> & { readonly parts: readonly DayPart[] };

/**
 * The prices below those of its lanes that a machine may take by itself, of customers whose level nobody knows. What
 * would leave nothing to pay is not among them, because a sale takes money; the cloud alone gives something for nothing.
 */
export function priceList(
  machine: { readonly machineId: string; readonly today: string },
  lanes: readonly ListedLane[],
  rules: readonly PromotionRule[],
): PriceOffer[] {
  const known = new Map<string, readonly Priced[]>();
  const offers = lanes.flatMap(({ cabinet, lane, productId, priceFen }) => {
    const key = `${productId}|${priceFen}`;
    const priced = known.get(key) ?? pricedDays(machine, { productId, priceFen }, rules);
    known.set(key, priced);
    return priced.flatMap(({ fromDay, toDay, parts }) =>
      parts.map((part) => ({ cabinet, lane, priceFen: Number(priceFen), fromDay, toDay, ...part })),
    );
  });
  return offers
    .toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : one.fromDay > other.fromDay ? 1 : 0))
    .slice(0, priceListLimits.offers);
}

/** The rules that a nameless customer of this product at this machine can meet. */
const relevant = (machineId: string, productId: string, rules: readonly PromotionRule[]): PromotionRule[] =>
  rules.filter(
    (rule) =>
      rule.levels.length === 0 &&
      (rule.machineIds.length === 0 || rule.machineIds.includes(machineId)) &&
      (rule.productIds.length === 0 || rule.productIds.includes(productId)) &&
      (rule.businessTypes.length === 0 || rule.businessTypes.includes("ordinary")),
  );

function pricedDays(
  { machineId, today }: { readonly machineId: string; readonly today: string },
  sold: Pick<ListedLane, "productId" | "priceFen">,
  rules: readonly PromotionRule[],
): Priced[] {
  const open = relevant(machineId, sold.productId, rules);
  if (open.length === 0) return [];
  const minutes = edges(
    open.flatMap(({ slots }) => slots.flatMap(({ from, to }) => [from, to])),
    0,
    1_440,
  );
  const last = addDays(today, priceListLimits.days - 1);
  const changes = open.flatMap(({ fromDay, toDay }) => [fromDay, toDay === null ? null : addDays(toDay, 1)]);
  const later = changes.filter((day) => day !== null).filter((day) => day > today && day <= last);
  const begins = [today, ...new Set(later)].toSorted((a, b) => a.localeCompare(b));
  const room = Math.max(1, Math.floor(priceListLimits.parts / (minutes.length - 1)));
  const days: Priced[] = [];
  for (const [place, fromDay] of begins.slice(0, room).entries()) {
    const next = begins[place + 1];
    const toDay = next === undefined ? last : addDays(next, -1);
    const parts = partsOf({ machineId, day: fromDay }, sold, open, minutes);
    const before = days.at(-1);
    if (before !== undefined && JSON.stringify(before.parts) === JSON.stringify(parts))
      days[days.length - 1] = { ...before, toDay };
    else days.push({ fromDay, toDay, parts });
  }
  return days.filter(({ parts }) => parts.length > 0);
}

const edges = (inner: readonly number[], first: number, end: number): number[] =>
  [...new Set([first, ...inner, end])].toSorted((one, other) => one - other);

/** The parts of a day in which pieces cost less than their lane says; neighbours that cost the same are one. */
function partsOf(
  at: Pick<Basket, "machineId" | "day">,
  sold: Pick<ListedLane, "productId" | "priceFen">,
  rules: readonly PromotionRule[],
  minutes: readonly number[],
): DayPart[] {
  const parts: DayPart[] = [];
  for (const [place, from] of minutes.slice(0, -1).entries()) {
    const priced = pricesOf({ ...at, minute: from }, sold, rules);
    if (priced === undefined) continue;
    const part = { from, to: minutes[place + 1]!, ...priced };
    const before = parts.at(-1);
    const isSame =
      before?.to === from &&
      JSON.stringify([before.payFen, before.shares]) === JSON.stringify([part.payFen, part.shares]);
    if (isSame) parts[parts.length - 1] = { ...before, to: part.to };
    else parts.push(part);
  }
  return parts;
}

function pricesOf(
  at: Pick<Basket, "machineId" | "day" | "minute">,
  { productId, priceFen }: Pick<ListedLane, "productId" | "priceFen">,
  rules: readonly PromotionRule[],
): Pick<PriceOffer, "payFen" | "shares"> | undefined {
  const payFen: number[] = [];
  const shares: OfferShare[][] = [];
  for (let quantity = 1; quantity <= priceListLimits.pieces; quantity++) {
    const lines = [{ productId, quantity, priceFen }];
    const basket = priceBasket({ ...at, business: "ordinary", level: null, lines }, rules);
    // Fewer pieces may be free where more are not: the machine asks for them what its lane says, and no plan is charged.
    if (basket.payFen <= 0n) {
      payFen.push(Number(basket.priceFen));
      shares.push([]);
      continue;
    }
    payFen.push(Number(basket.payFen));
    shares.push(
      basket.applied.map(({ ruleId, name, kind, discountFen }) => ({
        planId: ruleId,
        name,
        kind,
        discountFen: String(discountFen),
      })),
    );
  }
  // What stands at the end without a promotion says no more than the lane.
  const told = shares.findLastIndex((applied) => applied.length > 0) + 1;
  return told > 0 ? { payFen: payFen.slice(0, told), shares: shares.slice(0, told) } : undefined;
}

/** What a machine says of a sale at a price of its list. */
export interface OfferedSale {
  readonly cabinet: string;
  readonly lane: number;
  readonly quantity: number;
  /** Of one piece. */
  readonly priceFen: bigint;
  readonly paidFen: bigint;
  /** When it was made, by the merchant's clock. */
  readonly day: string;
  readonly minute: number;
}

/**
 * The promotions that a sale took, when it is what its offer says: the lane, its price, what was paid, and about the hours.
 * Undefined when it is not; the money stays, but no plan is charged for it.
 */
export function sharesOf(offer: PriceOffer | undefined, sale: OfferedSale): readonly OfferShare[] | undefined {
  if (offer === undefined || offer.cabinet !== sale.cabinet || offer.lane !== sale.lane) return undefined;
  if (BigInt(offer.priceFen) !== sale.priceFen) return undefined;
  const payFen = offer.payFen[sale.quantity - 1];
  if (payFen === undefined || BigInt(payFen) !== sale.paidFen) return undefined;
  return isWithin(offer, sale) ? offer.shares[sale.quantity - 1] : undefined;
}

/** Minutes since a day long ago; only their distance is looked at. */
const minuteOf = (day: string, minute: number): number => Date.parse(`${day}T00:00:00Z`) / 60_000 + minute;

function isWithin(offer: PriceOffer, { day, minute }: Pick<OfferedSale, "day" | "minute">): boolean {
  const at = minuteOf(day, minute);
  return [-1, 0, 1].some((move) => {
    const near = addDays(day, move);
    if (near < offer.fromDay || near > offer.toDay) return false;
    const { graceMinutes } = priceListLimits;
    return at >= minuteOf(near, offer.from) - graceMinutes && at < minuteOf(near, offer.to) + graceMinutes;
  });
}

/** Budgets of plans, as a transaction that holds them sees them; null for no limit. */
export interface BudgetLeft {
  usesLeft: number | null;
  amountLeftFen: bigint | null;
}

/**
 * Takes what a finished sale promised from the budgets of its plans. What no longer fits is answered as `spent`: the machine
 * sold before it heard that the budget is used up, so the customer keeps the price and the plan is not charged.
 */
export function claimShares(
  shares: readonly OfferShare[],
  budgets: ReadonlyMap<string, BudgetLeft>,
): { readonly claimed: OfferShare[]; readonly spent: OfferShare[] } {
  const claimed: OfferShare[] = [];
  const spent: OfferShare[] = [];
  for (const share of shares) {
    const left = budgets.get(share.planId);
    const fen = BigInt(share.discountFen);
    const fits =
      left === undefined ||
      ((left.usesLeft === null || left.usesLeft > 0) && (left.amountLeftFen === null || left.amountLeftFen >= fen));
    (fits ? claimed : spent).push(share);
    if (!fits || left === undefined) continue;
    if (left.usesLeft !== null) left.usesLeft -= 1;
    if (left.amountLeftFen !== null) left.amountLeftFen -= fen;
  }
  return { claimed, spent };
}

/** Whether what is left of a budget may not suffice for another such discount, so that machines have to be told other prices. */
export const isNearlySpent = ({ usesLeft, amountLeftFen }: BudgetLeft, discountFen: bigint): boolean =>
  (usesLeft !== null && usesLeft <= 0) ||
  (amountLeftFen !== null && amountLeftFen < discountFen * BigInt(priceListLimits.pieces));
