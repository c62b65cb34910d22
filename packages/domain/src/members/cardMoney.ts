import { amountTooLarge, checkMovedAmount } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import { type CardKind, type CardLimits, type CardState, checkUsable } from "./cards.ts";

/** What lies on a card. The balance of a card in arrears is below zero; a gift never is. */
export interface CardMoney {
  readonly balanceFen: bigint;
  readonly giftFen: bigint;
}

/** How money of a recharge was handed over at the counter. */
export const rechargeMethods = ["cash", "transfer"] as const;
export type RechargeMethod = (typeof rechargeMethods)[number];

/** Every kind of line in the book of a card. */
export const movementKinds = [
  "issue",
  "recharge",
  "deduction",
  "correction",
  "consumption",
  "refund",
  "replacedOut",
  "replacedIn",
  "movedOut",
  "movedIn",
  "payout",
  "forfeit",
  "packageSale",
  "packageRefund",
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** CARD-10: above 500 yuan a recharge is confirmed. */
export const rechargeConfirmAboveFen = 50_000n;
export const asksRechargeConfirmation = (amountFen: bigint): boolean => amountFen > rechargeConfirmAboveFen;

interface RechargedCard {
  readonly kind: CardKind;
  readonly state: CardState;
  readonly balanceFen: bigint;
}

/** A cancelled card may owe what it bought without network; its holder pays that, and no more. */
const isOwing = ({ state, balanceFen }: Pick<RechargedCard, "state" | "balanceFen">): boolean =>
  state === "cancelled" && balanceFen < 0n;

/** CARD-09, CARD-12, CARD-13, CARD-14: a usable card that is no gift card, and an amount above zero. */
export function checkRecharge(card: RechargedCard, amountFen: bigint): Result<bigint> {
  const card0 = checkRechargeable(card);
  if (!card0.ok) return card0;
  if (amountFen === 0n) return refuse("members.rechargeZero", { field: "amountFen" });
  return isOwing(card) && amountFen > -card.balanceFen
    ? amountTooLarge("amountFen", -card.balanceFen)
    : checkMovedAmount(amountFen, "amountFen");
}

export function checkRechargeable(card: RechargedCard): Result<undefined> {
  if (isOwing(card)) return accept();
  return card.kind === "gift" ? refuse("members.giftCard") : checkUsable(card.state);
}

/** A gift goes with a recharge or not at all: zero or more. */
export function checkGift(giftFen: bigint): Result<bigint> {
  return giftFen === 0n ? accept(giftFen) : checkMovedAmount(giftFen, "giftFen");
}

/** What a card can pay without falling into arrears. */
export function spendableFen({ balanceFen, giftFen }: CardMoney): bigint {
  return giftFen + (balanceFen > 0n ? balanceFen : 0n);
}

/** CARD-30: the gift is spent before the balance. What both do not cover takes the balance below zero. */
export function spend(card: CardMoney, amountFen: bigint): CardMoney {
  const giftFen = card.giftFen < amountFen ? card.giftFen : amountFen;
  return { giftFen, balanceFen: amountFen - giftFen };
}

/** CARD-11, CARD-12: above zero takes money that is there, below zero is a correction that gives it back. */
export function checkDeduction(card: CardMoney & { readonly state: CardState }, amountFen: bigint): Result<bigint> {
  const usable = checkUsable(card.state);
  if (!usable.ok) return usable;
  const amount = checkMovedAmount(amountFen < 0n ? -amountFen : amountFen, "amountFen");
  if (!amount.ok) return amount;
  return amountFen > spendableFen(card) ? refuse("members.balanceTooLow", { field: "amountFen" }) : accept(amountFen);
}

/** What a deduction takes: like a purchase; a correction goes back to the balance. */
export function deductionOf(card: CardMoney, amountFen: bigint): CardMoney {
  return amountFen < 0n ? { balanceFen: amountFen, giftFen: 0n } : spend(card, amountFen);
}

/** A card ends without debt; what is left on it is paid out, and the way is named. Its gift ends with it. */
export function checkClosing({ balanceFen }: CardMoney, payout: RechargeMethod | null): Result<bigint> {
  if (balanceFen < 0n) return refuse("members.arrearsOpen");
  return balanceFen > 0n && payout === null ? refuse("field.required", { field: "payout" }) : accept(balanceFen);
}

/** What a refund puts back: first the balance that the order took, then the gift. */
export function putBack(taken: CardMoney, backBefore: CardMoney, amountFen: bigint): CardMoney {
  const leftFen = taken.balanceFen - backBefore.balanceFen;
  const balanceFen = amountFen < leftFen ? amountFen : leftFen;
  return { balanceFen, giftFen: amountFen - balanceFen };
}

/** Why a card should not have paid what a machine reports; the goods are out all the same. */
export const cardContradictions = [
  "notActivated",
  "reportedLost",
  "cancelled",
  "locked",
  "expired",
  "blacklisted",
  "otherMachine",
  "dailyCount",
  "dailyAmount",
  "allowanceUnknown",
  "allowanceOver",
  "allowanceSpent",
] as const;
export type CardContradiction = (typeof cardContradictions)[number];

export interface ChargedCard extends CardMoney {
  readonly state: CardState;
  /** Last ISO day on which it pays. */
  readonly expiry: string;
  /** Whether the card, its holder or the holder's phone stands on a blacklist (SYS-17). */
  readonly blacklisted: boolean;
  readonly limits: CardLimits;
  /** Machines it may be used at; none named means all. */
  readonly machineIds: readonly string[];
  /** The day that the two figures after it count. */
  readonly day: string | null;
  readonly dayCount: number;
  readonly dayAmountFen: bigint;
}

export interface CardSale {
  readonly amountFen: bigint;
  readonly machineId: string;
  /** ISO day of the sale in the merchant's time zone. */
  readonly businessDay: string;
  /** The cloud had signed that this card may pay this much at that machine: it pays, whatever became of it since. */
  readonly isHonoured?: boolean;
}

export interface Charge {
  /** What the card pays; undefined when it pays nothing, because it belongs to nobody any more or not yet. */
  readonly taken: CardMoney | undefined;
  readonly contradictions: readonly CardContradiction[];
  readonly day: string | null;
  readonly dayCount: number;
  readonly dayAmountFen: bigint;
}

const neverPays: readonly CardState[] = ["notActivated", "reportedLost", "cancelled"];

/**
 * What a sale that a machine already made does to a card. The goods are out, so nothing is refused: a locked or limited
 * card pays and the order is looked at by a person; a lost, cancelled or unopened one does not pay; what is missing
 * becomes arrears. What the cloud has signed is paid by the card without a word.
 */
export function decideCharge(card: ChargedCard, sale: CardSale): Charge {
  const { limits } = card;
  const counted = card.day === null || sale.businessDay > card.day;
  const before = counted ? { count: 0, amountFen: 0n } : { count: card.dayCount, amountFen: card.dayAmountFen };
  const isThatDay = counted || sale.businessDay === card.day;
  const dayCount = before.count + 1;
  const dayAmountFen = before.amountFen + sale.amountFen;
  if (neverPays.includes(card.state) && sale.isHonoured !== true) {
    return {
      taken: undefined,
      contradictions: [card.state as CardContradiction],
      day: card.day,
      dayCount: card.dayCount,
      dayAmountFen: card.dayAmountFen,
    };
  }
  const found: CardContradiction[] = [];
  if (card.state === "locked") found.push("locked");
  if (sale.businessDay > card.expiry) found.push("expired");
  if (card.blacklisted) found.push("blacklisted");
  if (card.machineIds.length > 0 && !card.machineIds.includes(sale.machineId)) found.push("otherMachine");
  if (isThatDay && limits.dailyCount > 0 && dayCount > limits.dailyCount) found.push("dailyCount");
  if (isThatDay && limits.dailyAmountFen > 0n && dayAmountFen > limits.dailyAmountFen) found.push("dailyAmount");
  const figures = isThatDay
    ? { day: sale.businessDay, dayCount, dayAmountFen }
    : { day: card.day, dayCount: card.dayCount, dayAmountFen: card.dayAmountFen };
  const contradictions = sale.isHonoured === true ? [] : found;
  return { taken: spend(card, sale.amountFen), contradictions, ...figures };
}

/** CARD-25: earlier records hold no balance. */
export const balanceRecordedSince = "2019-06-22";
export const hasBalanceAfter = (businessDay: string): boolean => businessDay >= balanceRecordedSince;
