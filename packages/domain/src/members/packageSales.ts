import { addDays, addMonths } from "../dates.ts";
import { accept, refuse, type Result } from "../result.ts";
import { type CardMoney, putBack, type RechargeMethod, rechargeMethods } from "./cardMoney.ts";
import { type MemberLevel, memberLevels } from "./members.ts";

/** How a package is paid: from the card that is shown, or at the counter. */
export const packagePayWays = ["balance", ...rechargeMethods] as const;
export type PackagePayWay = (typeof packagePayWays)[number];

/** What became of a package that was sold. */
export const packageSaleStates = ["waiting", "running", "over", "refunded"] as const;
export type PackageSaleState = (typeof packageSaleStates)[number];

/** First and last ISO day of a package, both included. */
export interface PackageDays {
  readonly fromDay: string;
  readonly toDay: string;
}

/**
 * A package holds from the day of its sale; of a package that the member has still, from the day after its end. Where one that
 * was paid back left days between, it holds in these, as far as it is over before the next one begins.
 *
 * @param held the days of the same package that the member has and that are not over, the first first.
 */
export function packageDays(today: string, months: number, held: readonly PackageDays[]): PackageDays {
  const from = (fromDay: string): PackageDays => ({ fromDay, toDay: addDays(addMonths(fromDay, months), -1) });
  return held.reduce(
    (days, next) => (next.toDay < days.fromDay || days.toDay < next.fromDay ? days : from(addDays(next.toDay, 1))),
    from(today),
  );
}

export function packageSaleState(sale: PackageDays & { readonly refunded: boolean }, today: string): PackageSaleState {
  if (sale.refunded) return "refunded";
  if (today < sale.fromDay) return "waiting";
  return today > sale.toDay ? "over" : "running";
}

export interface SoldPackage extends PackageDays {
  readonly priceFen: bigint;
  readonly months: number;
  readonly soldDay: string;
  readonly refunded: boolean;
}

/**
 * What a member gets back who gives up a package: the whole price on the day of the sale and before the package begins,
 * afterwards the price of the months that have not begun, rounded down to the fen. Nothing is refused as nothing.
 */
export function packageRefund(sale: SoldPackage, today: string): Result<bigint> {
  if (sale.refunded) return refuse("memberPackages.refunded");
  if (today <= sale.soldDay || today < sale.fromDay) return accept(sale.priceFen);
  let begun = 0;
  while (begun < sale.months && addMonths(sale.fromDay, begun) <= today) begun += 1;
  const backFen = (sale.priceFen * BigInt(sale.months - begun)) / BigInt(sale.months);
  return backFen > 0n ? accept(backFen) : refuse("memberPackages.nothingLeft");
}

/** What of a refund the balance had paid, and what the gift: the balance first. */
export const packageMoney = (
  { priceFen, giftFen }: { readonly priceFen: bigint; readonly giftFen: bigint },
  refundFen: bigint,
): CardMoney => putBack({ balanceFen: priceFen - giftFen, giftFen }, { balanceFen: 0n, giftFen: 0n }, refundFen);

/**
 * Where the money of a refund goes: back onto the card whose balance paid, while there is one, else over the counter; then
 * somebody must say how.
 */
export function packagePayout(
  paidBy: PackagePayWay,
  cardLives: boolean,
  payout: RechargeMethod | null,
): Result<PackagePayWay> {
  if (paidBy === "balance" && cardLives) return accept("balance");
  return payout === null ? refuse("field.required", { field: "payout" }) : accept(payout);
}

export interface LevelRight extends PackageDays {
  readonly level: MemberLevel | null;
}

/** The level of a member on a day: his own, or the highest that a package gives him then. */
export function levelOn(own: MemberLevel, rights: readonly LevelRight[], day: string): MemberLevel {
  const held = rights.filter(({ fromDay, toDay }) => fromDay <= day && day <= toDay).map(({ level }) => level ?? own);
  const rank = (level: MemberLevel) => memberLevels.indexOf(level);
  return held.reduce((best, level) => (rank(level) > rank(best) ? level : best), own);
}
