import { queryRangeDays } from "@yunshou/domain";
import { useNavigate } from "react-router";
import { DateRange, TextFilter, useRangeRule, useRefusedWithout } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** 优惠券名称 and the days, at most 92. */
export function useFigureFilters() {
  const { fields } = usePhrases("codes").codes;
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  return [
    { name: "couponName" as const, label: fields.couponName, control: <TextFilter /> },
    {
      name: ["fromDay", "toDay"] as ["fromDay", "toDay"],
      label: fields.statDate,
      control: <DateRange limitDays={queryRangeDays.statistics} />,
      rules: [rangeRule],
    },
  ];
}

/** The page of the coupons that a figure counted as handed out. */
export function useHandedOut() {
  const navigate = useNavigate();
  return {
    refused: useRefusedWithout("marketing.couponCode.read"),
    open: (filters: Readonly<Record<string, string>>) =>
      void navigate(`/yxch/yhqmx?${new URLSearchParams(filters).toString()}`),
  };
}
