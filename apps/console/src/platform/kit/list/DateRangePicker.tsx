import { earliestQueryDay } from "@yunshou/domain";
import { DatePicker } from "antd";
import dayjs from "dayjs";
import type { DateRangeProps } from "./dayRange.ts";
import { today } from "../show/show.ts";

interface DateRangePickerProps extends DateRangeProps {
  readonly presets: readonly {
    readonly label: string;
    readonly range: { readonly fromDay: string; readonly toDay: string };
  }[];
}

/** The calendar behind DateRange, loaded on its own. */
export default function DateRangePicker({ value, onChange, id, presets, ahead = false }: DateRangePickerProps) {
  return (
    <DatePicker.RangePicker
      {...(id === undefined ? {} : { id })}
      style={{ width: "100%" }}
      allowClear={ahead}
      value={value ? [dayjs(value[0]), dayjs(value[1])] : null}
      minDate={dayjs(earliestQueryDay)}
      {...(ahead
        ? {}
        : {
            maxDate: dayjs(today()),
            presets: presets.map(({ label, range }) => ({ label, value: [dayjs(range.fromDay), dayjs(range.toDay)] })),
          })}
      onChange={(days) =>
        onChange?.(days?.[0] && days[1] ? [days[0].format("YYYY-MM-DD"), days[1].format("YYYY-MM-DD")] : undefined)
      }
    />
  );
}
