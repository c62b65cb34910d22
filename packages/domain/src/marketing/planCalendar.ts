import type { SchemeKind } from "./promotion.ts";
import { type Combination, stageOf, type TimeSlot } from "./pricing.ts";
import type { BusinessType } from "./businessTypes.ts";
import type { MemberLevel } from "../members/members.ts";

/** A plan as its calendar needs it; an empty list means all. */
export interface CalendarPlan {
  readonly planId: string;
  readonly merchantId: string;
  readonly kind: SchemeKind;
  /** 1 goes before 9 (MKT-07, MKT-17). */
  readonly priority: number;
  readonly combination: Combination;
  /** First and last day. */
  readonly startDate: string;
  readonly endDate: string;
  readonly slots: readonly TimeSlot[];
  readonly machineIds: readonly string[];
  readonly productIds: readonly string[];
  readonly memberLevels: readonly MemberLevel[];
  readonly businessTypes: readonly BusinessType[];
}

/** Who applies where two plans meet that do not stand beside each other; `larger` is decided by the basket. */
export const clashWinners = ["this", "other", "larger"] as const;
export type ClashWinner = (typeof clashWinners)[number];

export interface PlanClash {
  readonly planId: string;
  /** Days on which both hold. */
  readonly fromDate: string;
  readonly toDate: string;
  readonly winner: ClashWinner;
}

const meet = <One>(some: readonly One[], others: readonly One[]): boolean =>
  some.length === 0 || others.length === 0 || some.some((one) => others.includes(one));

const slotsMeet = (some: readonly TimeSlot[], others: readonly TimeSlot[]): boolean =>
  some.length === 0 ||
  others.length === 0 ||
  some.some((one) => others.some((other) => one.from < other.to && other.from < one.to));

/** Whether a basket can exist that both plans are about on some day. */
const canMeet = (one: CalendarPlan, other: CalendarPlan): boolean =>
  one.merchantId === other.merchantId &&
  one.startDate <= other.endDate &&
  other.startDate <= one.endDate &&
  slotsMeet(one.slots, other.slots) &&
  meet(one.machineIds, other.machineIds) &&
  meet(one.productIds, other.productIds) &&
  meet(one.memberLevels, other.memberLevels) &&
  meet(one.businessTypes, other.businessTypes);

/** As the engine orders rules: by priority, equal ones by what was made first. */
const goesBefore = (one: CalendarPlan, other: CalendarPlan): boolean =>
  one.priority !== other.priority
    ? one.priority < other.priority
    : one.planId.length !== other.planId.length
      ? one.planId.length < other.planId.length
      : one.planId < other.planId;

/** Who wins of two plans that meet, as `priceBasket` would have it; undefined where both apply. */
function winnerOf(one: CalendarPlan, other: CalendarPlan): ClashWinner | undefined {
  const before = goesBefore(one, other) ? "this" : "other";
  // Of one stage a line belongs to the first plan that gives it something.
  if (stageOf(one.kind) === stageOf(other.kind)) return before;
  const combinations = [one.combination, other.combination];
  if (combinations.every((combination) => combination === "accumulate")) return undefined;
  return combinations.includes("first") ? before : "larger";
}

/** The other plans that a plan meets and does not stand beside, in the order of the days on which that begins (MKT-17). */
export function clashesOf(plan: CalendarPlan, others: readonly CalendarPlan[]): PlanClash[] {
  return others
    .flatMap((other) => {
      const winner = other.planId !== plan.planId && canMeet(plan, other) ? winnerOf(plan, other) : undefined;
      const fromDate = plan.startDate > other.startDate ? plan.startDate : other.startDate;
      const toDate = plan.endDate < other.endDate ? plan.endDate : other.endDate;
      return winner === undefined ? [] : [{ planId: other.planId, fromDate, toDate, winner }];
    })
    .toSorted((one, other) => (one.fromDate < other.fromDate ? -1 : one.fromDate > other.fromDate ? 1 : 0));
}

/** Days that a calendar shows at most. */
export const calendarDays = 62;
/** Plans that a calendar shows at most; whoever has more narrows it by its kind. */
export const calendarPlans = 200;
