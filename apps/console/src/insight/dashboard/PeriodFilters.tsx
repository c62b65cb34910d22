import { queryRangeDays } from "@yunshou/domain";
import { DateRange, type Filter, FilterBar, useRangeRule, MerchantField } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Period } from "./usePeriod.ts";

interface PeriodFiltersProps<Values extends Period> {
  readonly values: Values;
  readonly onSearch: (values: Partial<Values>) => void;
  readonly onReset: () => void;
  readonly more?: readonly Filter<Values>[];
}

/** Filter bar of the statistics: days (at most 92), merchant number, and what a page adds. */
export function PeriodFilters<Values extends Period>({
  values,
  onSearch,
  onReset,
  more = [],
}: PeriodFiltersProps<Values>) {
  const t = usePhrases("dashboard");
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const filters: Filter<Values>[] = [
    {
      name: ["fromDay", "toDay"],
      label: t.dashboard.fields.period,
      control: <DateRange limitDays={queryRangeDays.statistics} />,
      rules: [rangeRule],
    },
    { name: "merchantNo", label: t.dashboard.fields.merchantName, control: <MerchantField by="number" /> },
    ...more,
  ];
  return <FilterBar filters={filters} values={values} onSearch={onSearch} onReset={onReset} />;
}
