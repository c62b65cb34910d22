import { promotionKinds, queryRangeDays } from "@yunshou/domain";
import { ChoiceFilter, DateRange, TextFilter, useRangeRule } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** A member's level is a condition of a plan, so that no order carries it as a promotion of its own. */
const soldKinds = promotionKinds.filter((kind) => kind !== "memberLevel");

/** The filters that every page about the effect of promotions has; a figure takes them along to its orders. */
export function useFigureFilters() {
  const words = usePhrases("marketing").marketing;
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  return [
    {
      name: "planType" as const,
      label: words.fields.planType,
      control: <ChoiceFilter values={soldKinds} words={words.kind} />,
    },
    { name: "planName" as const, label: words.fields.planName, control: <TextFilter /> },
    {
      name: ["fromDay", "toDay"] as ["fromDay", "toDay"],
      label: words.fields.at,
      control: <DateRange limitDays={queryRangeDays.statistics} />,
      rules: [rangeRule],
    },
  ];
}

/** The filters in force as a search text for the page of the orders. */
export const searchOf = (filters: object): string =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined || value === null || value === "" ? [] : [[name, String(value)]],
    ),
  ).toString();
