import { checkDayRange, daysIncluded, earliestQueryDay } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { DatePicker } from "antd";
import dayjs from "dayjs";
import { usePhrases } from "../phrases/usePhrases.ts";
import { lastDays, thisMonth, today } from "./show.ts";

export type DayRange = readonly [fromDay: string, toDay: string];

interface DateRangeProps {
  /** The longest range of this screen: 92, 30 or 7 days (TOPBAR-20). */
  readonly limitDays: number;
  readonly value?: DayRange;
  readonly onChange?: (range: DayRange | undefined) => void;
  readonly id?: string;
}

/** Two days with the presets 近7天, 近30天 and 本月, not before mid-2019 (TOPBAR-17, TOPBAR-18). */
export function DateRange({ limitDays, value, onChange, id }: DateRangeProps) {
  const t = usePhrases();
  const presets = [
    { label: t.common.range.last7, range: lastDays(7) },
    { label: t.common.range.last30, range: lastDays(30) },
    { label: t.common.range.thisMonth, range: thisMonth() },
  ].filter(({ range }) => daysIncluded(range.fromDay, range.toDay) <= limitDays);
  return (
    <DatePicker.RangePicker
      {...(id === undefined ? {} : { id })}
      style={{ width: "100%" }}
      allowClear={false}
      value={value ? [dayjs(value[0]), dayjs(value[1])] : null}
      minDate={dayjs(earliestQueryDay)}
      maxDate={dayjs(today())}
      presets={presets.map(({ label, range }) => ({ label, value: [dayjs(range.fromDay), dayjs(range.toDay)] }))}
      onChange={(days) => onChange?.(days?.[0] && days[1] ? [days[0].format("YYYY-MM-DD"), days[1].format("YYYY-MM-DD")] : undefined)}
    />
  );
}

/** A form rule that refuses a range as the server would, naming the limit (TOPBAR-19, MSG-107). */
export function useRangeRule(limitDays: number) {
  const t = usePhrases();
  return {
    validator: (_rule: unknown, range: DayRange | undefined) => {
      if (range === undefined) return Promise.reject(new Error(t.common.form.required));
      const checked = checkDayRange(range[0], range[1], limitDays);
      return checked.ok ? Promise.resolve() : Promise.reject(new Error(fill(t.errors[checked.code], checked.values)));
    },
  };
}
