import type { AnswerOf } from "@yunshou/contract";
import type { plans } from "@yunshou/contract/marketing/plans";
import { calendarDays, type CalendarPlan, calendarPlans, checkDayRange, clashesOf } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import { type CalendarRow, calendarOf } from "./plans.queries.ts";
import { slotsOf, writtenSlots } from "./slots.ts";

const asked = (row: CalendarRow): CalendarPlan => ({
  ...row,
  kind: row.planType,
  slots: slotsOf(row.slots),
  productIds: row.concerned,
});

/** What runs where on some days, which plans clash, and what would be sold below its purchase price (MKT-17, patterns §7.10). */
export const calendar: HandlersOf<Pick<typeof plans, "calendar">>["calendar"] = async ({
  tx,
  session,
  language,
  input,
}) => {
  const range = checkDayRange(input.fromDay, input.toDay, calendarDays);
  if (!range.ok) return range;
  const found = await calendarOf(tx, session.scope, language, input);
  const shown = found.slice(0, calendarPlans);
  const all = shown.map(asked);
  const names = new Map(shown.map(({ planId, planName }) => [planId, planName]));
  const rows: AnswerOf<typeof plans.calendar>["rows"] = shown.map(({ concerned: _, slots, ...row }, place) => ({
    ...row,
    slots: writtenSlots(slots),
    clashes: clashesOf(all[place]!, all).map((clash) => ({ ...clash, planName: names.get(clash.planId)! })),
  }));
  return { rows, more: found.length > calendarPlans };
};
