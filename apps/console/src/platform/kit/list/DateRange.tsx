import { checkDayRange, daysIncluded } from "@yunshou/domain";
import { Suspense } from "react";
import { lazily } from "../../lazily.ts";
import { fill } from "@yunshou/phrases/fill";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { ruleOf } from "../form/useRules.ts";
import { useRefusalText } from "../useRefusalText.ts";
import type { DateRangeProps, DayRange } from "./dayRange.ts";
import { lastDays, lastMonth, lastWeek, thisMonth, yesterday } from "../show/show.ts";

export type { DateRangeProps, DayRange };

// The calendar is a tenth of the first list; it arrives while the rows do.
const Picker = lazily(() => import("./DateRangePicker.tsx"));

/** Two days with the presets that people ask for, 近7天, 近30天 and 本月 among them, not before mid-2019 (TOPBAR-17, TOPBAR-18). */
export function DateRange(props: DateRangeProps) {
  const t = usePhrases();
  const presets = [
    { label: t.common.range.today, range: lastDays(1) },
    { label: t.common.range.yesterday, range: yesterday() },
    { label: t.common.range.last7, range: lastDays(7) },
    { label: t.common.range.lastWeek, range: lastWeek() },
    { label: t.common.range.last30, range: lastDays(30) },
    { label: t.common.range.thisMonth, range: thisMonth() },
    { label: t.common.range.lastMonth, range: lastMonth() },
  ].filter(({ range }) => daysIncluded(range.fromDay, range.toDay) <= props.limitDays);
  return (
    <Suspense fallback={<div className="kit-range-waiting" />}>
      <Picker {...props} presets={presets} />
    </Suspense>
  );
}

/** A form rule that refuses a range as the server would, naming the limit (TOPBAR-19, MSG-107). */
export function useRangeRule(limitDays: number, { optional = false } = {}) {
  const t = usePhrases();
  const refusal = useRefusalText();
  return ruleOf((range: DayRange | null | undefined) => {
    if (range) return refusal(checkDayRange(range[0], range[1], limitDays));
    return optional ? undefined : fill(t.common.form.requiredOf, { field: "${label}" });
  });
}
