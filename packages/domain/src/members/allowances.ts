import { accept, refuse, type Result } from "../result.ts";
import { amountTooLarge } from "../money.ts";
import { type CardMoney, spendableFen } from "./cardMoney.ts";
import type { CardState } from "./cards.ts";

/** Bounds of what cards may spend at machines that have no network. */
export const allowanceLimits = {
  /** Cards of one machine's list: a message holds them all. */
  cards: 500,
  /** Most that a card may spend at one machine by one list, in fen. */
  mostFen: 50_000n,
  hours: { least: 1, most: 72 },
  /** A card that no machine of the merchant saw for so many days is on no list. */
  recentDays: 90,
  /** So long a list is kept after another took its place, for sales that are told late. */
  keptDays: 40,
  /** What the moment of a sale, reckoned from the clock of a machine, may be wrong by. */
  graceMs: 60_000,
} as const;

/** What a merchant lets its cards spend at a machine without network; a limit of 0 is off. */
export interface OfflineSetting {
  readonly limitFen: bigint;
  /** For how long an allowance is good. */
  readonly hours: number;
}

export const offlineSettingOff: OfflineSetting = { limitFen: 0n, hours: 24 };

export function checkOfflineSetting({ limitFen, hours }: OfflineSetting): Result<OfflineSetting> {
  const { mostFen, hours: range } = allowanceLimits;
  if (limitFen < 0n) return refuse("amount.negative", { field: "offlineLimitFen" });
  if (limitFen > mostFen) return amountTooLarge("offlineLimitFen", mostFen);
  if (!Number.isInteger(hours) || hours < range.least || hours > range.most)
    return refuse("members.offlineHours", { field: "offlineHours", values: range });
  return accept({ limitFen, hours });
}

/** Only a card that pays and that somebody holds is on a list: a debt needs somebody who owes it. */
export const isOnLists = (state: CardState, hasHolder: boolean): boolean =>
  hasHolder && (state === "activated" || state === "reissued");

/** What a card may spend by the setting of its merchant: never more than lies on it, nor than its limit of a day. */
export function allowedFen(
  { limitFen }: OfflineSetting,
  card: CardMoney & { readonly dailyAmountFen: bigint },
): bigint {
  const { dailyAmountFen } = card;
  const bounds = [limitFen, spendableFen(card), ...(dailyAmountFen > 0n ? [dailyAmountFen] : [])];
  return bounds.reduce((least, bound) => (bound < least ? bound : least));
}

/** A card that may be on the list of a machine, with the setting of its merchant. */
export interface AllowedCard extends CardMoney, OfflineSetting {
  readonly cardId: string;
  readonly cardNo: string;
  readonly dailyAmountFen: bigint;
}

/** What one card may spend at one machine, as a list keeps it: numbers of fen and ms, because a list is JSON. */
export interface CardAllowance {
  readonly cardNo: string;
  readonly amountFen: number;
  /** Server time in ms after which it is over. */
  readonly until: number;
}

export interface AllowanceList {
  /** By the id of the card. */
  readonly cards: Readonly<Record<string, CardAllowance>>;
  /** Half of the shortest life on the list has passed then. */
  readonly renewAt: Date;
}

const hourMs = 3_600_000;

/** The list of one machine: the first cards of those given, each with what it may spend and for how long. */
export function allowanceList(cards: readonly AllowedCard[], now: Date): AllowanceList {
  const chosen = cards
    .map((card) => ({ card, amountFen: allowedFen(card, card) }))
    .filter(({ amountFen }) => amountFen > 0n)
    .slice(0, allowanceLimits.cards);
  const shortest = Math.min(allowanceLimits.hours.most, ...chosen.map(({ card }) => card.hours));
  return {
    cards: Object.fromEntries(
      chosen.map(({ card, amountFen }) => [
        card.cardId,
        { cardNo: card.cardNo, amountFen: Number(amountFen), until: now.getTime() + card.hours * hourMs },
      ]),
    ),
    renewAt: new Date(now.getTime() + (shortest * hourMs) / 2),
  };
}

/** Whether a list that a machine holds says less than it should, or more: other cards or other amounts. */
export function isSameAllowance(held: AllowanceList["cards"], wanted: AllowanceList["cards"]): boolean {
  const ids = Object.keys(held);
  return ids.length === Object.keys(wanted).length && ids.every((id) => held[id]?.amountFen === wanted[id]?.amountFen);
}

/** What a sale names, as the cloud signed it, and what was taken of it before. */
export interface NamedAllowance {
  readonly amountFen: bigint;
  readonly usedFen: bigint;
  readonly issuedAt: Date;
  readonly until: Date;
  /** When the machine confirmed a later list; null while it has none. */
  readonly supersededAt: Date | null;
}

/** Why the cloud does not answer for a sale by its allowance. */
export const allowanceDoubts = ["allowanceUnknown", "allowanceOver", "allowanceSpent"] as const;
export type AllowanceDoubt = (typeof allowanceDoubts)[number];

/**
 * Does the cloud answer for this sale? Undefined when it does: the allowance was signed for this card at this machine, the
 * sale lies within its time, and with all sales before it stays within its amount. A sale counts whole or not at all.
 */
export function doubtOf(
  allowance: NamedAllowance | undefined,
  sale: { readonly amountFen: bigint; readonly soldAt: Date },
): AllowanceDoubt | undefined {
  if (allowance === undefined) return "allowanceUnknown";
  const { graceMs } = allowanceLimits;
  const soldAt = sale.soldAt.getTime();
  const lastMoment = Math.min(
    allowance.until.getTime(),
    allowance.supersededAt === null ? Infinity : allowance.supersededAt.getTime() + graceMs,
  );
  if (soldAt < allowance.issuedAt.getTime() - graceMs || soldAt > lastMoment) return "allowanceOver";
  return allowance.usedFen + sale.amountFen > allowance.amountFen ? "allowanceSpent" : undefined;
}
