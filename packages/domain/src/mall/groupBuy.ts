import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import { checkDealPrice } from "./flashSale.ts";

/** Whether the merchant lets groups be opened; the clock and the pieces decide the rest. */
export const groupBuyStates = ["draft", "open", "stopped"] as const;
export type GroupBuyState = (typeof groupBuyStates)[number];

export const groupBuyTable: StateTable<GroupBuyState, "start" | "stop"> = {
  draft: { start: "open" },
  open: { stop: "stopped" },
  stopped: { start: "open" },
};

/** How a group purchase stands for people. */
export const groupBuyStatuses = ["draft", "scheduled", "running", "soldOut", "ended", "stopped"] as const;
export type GroupBuyStatus = (typeof groupBuyStatuses)[number];

export const groupBuyLimits = {
  /** Fewest and most buyers of one group. */
  leastSize: 2,
  size: 100,
  /** Longest time that a group has to gather. */
  hours: 168,
  pieces: 100_000,
  perBuyer: 999,
  /** Longest time from its beginning to its end. */
  days: 92,
} as const;

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Until when a group that is opened now has time to gather. */
export const groupEndsAt = (openedAt: Date, hours: number): Date => new Date(openedAt.getTime() + hours * hourMs);

export interface GroupBuyFacts {
  readonly state: GroupBuyState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly pieces: number;
  /** Pieces that orders hold or that were handed over. */
  readonly taken: number;
}

/** What a person decided goes before what the clock says, and the clock before what is left. */
export function groupBuyStatus({ state, startsAt, endsAt, pieces, taken }: GroupBuyFacts, now: Date): GroupBuyStatus {
  if (state !== "open") return state;
  if (now >= endsAt) return "ended";
  if (now < startsAt) return "scheduled";
  return taken >= pieces ? "soldOut" : "running";
}

export interface GroupBuyForm {
  readonly groupPriceFen: bigint;
  readonly size: number;
  readonly hours: number;
  readonly pieces: number;
  readonly perBuyer: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/**
 * @param free pieces of the product that nobody has reserved. No more is promised than there is, and enough for one group: each
 *   of its buyers takes a piece at least.
 */
export function checkGroupBuy(
  { groupPriceFen, size, hours, pieces, perBuyer, startsAt, endsAt }: GroupBuyForm,
  { shelfFen, free, now }: { readonly shelfFen: bigint; readonly free: number; readonly now: Date },
): Result<undefined> {
  const { leastSize, size: mostSize, hours: mostHours, days } = groupBuyLimits;
  const priced = checkDealPrice(groupPriceFen, shelfFen, "groupPriceFen");
  if (!priced.ok) return priced;
  if (!isWhole(size, leastSize, mostSize))
    return refuse("mall.groupSize", { field: "size", values: { least: leastSize, most: mostSize } });
  if (!isWhole(hours, 1, mostHours)) return refuse("mall.groupHours", { field: "hours", values: { limit: mostHours } });
  const most = Math.max(0, Math.min(free, groupBuyLimits.pieces));
  if (!isWhole(pieces, size, most))
    return refuse("mall.groupPieces", { field: "pieces", values: { least: size, most } });
  const mostEach = Math.min(pieces, groupBuyLimits.perBuyer);
  if (!isWhole(perBuyer, 1, mostEach))
    return refuse("mall.flashPerBuyer", { field: "perBuyer", values: { limit: mostEach } });
  const isPossible = endsAt > now && endsAt > startsAt;
  return isPossible && endsAt.getTime() - startsAt.getTime() <= days * dayMs
    ? accept()
    : refuse("mall.flashPeriod", { field: "endsAt", values: { limit: days } });
}

/** What buyers may see, or of which somebody opened a group, is stopped, never changed or deleted. */
export const checkGroupBuyChange = (status: GroupBuyStatus, groups: number): Result<undefined> =>
  groups === 0 && status !== "running" && status !== "soldOut" ? accept() : refuse("mall.groupBuyStarted");
