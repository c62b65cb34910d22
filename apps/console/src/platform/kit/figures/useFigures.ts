import type { Dimension, FigureView } from "@yunshou/contract/insight/figureViews";
import { comparisons, type Comparison } from "@yunshou/domain";
import { useNavigate, useSearchParams } from "react-router";
import { lastDays } from "../show/show.ts";
import { readListState, withFilters } from "../list/useList.ts";
import { type CardMeasure, type Condition, narrowedTo, nextOf, ordersLink } from "./figures.ts";

/** The condition of a statistics page, kept in the URL, and the ways that lead down from a figure. */
export function useFigures(view: FigureView) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const read = readListState(params, { ...lastDays(7), compare: "previous", groupBy: view.groups[0] }, 20).filters;
  const { groupBy, metric, chart, compare, ...condition } = read as unknown as Condition;
  const by = groupBy as Dimension;
  const measure = (view.cards.find((one) => one === metric) ?? view.cards[0]) as CardMeasure;
  const set = (values: Readonly<Record<string, string | undefined>>, replace = true) =>
    setParams(withFilters(params, values), { replace });

  /** Narrows to one row. Where nothing is left to tell apart, the orders behind it open. */
  const open = (dimension: Dimension, key: string) => {
    const narrowed = narrowedTo(condition as Condition, dimension, key);
    const next = nextOf(view, narrowed, dimension);
    if (next === undefined) return void navigate(ordersLink({ ...narrowed, ...view.only }));
    set({ ...narrowed, groupBy: next }, false);
  };
  return {
    condition: condition as Condition,
    groupBy: by,
    measure,
    compare: comparisons.find((one) => one === compare) ?? ("previous" satisfies Comparison),
    chart: chart === "bar" ? ("bar" as const) : ("line" as const),
    set,
    open,
    /** Away with all that narrows; the days stay, unless somebody went down to one of them. */
    widen: () => {
      const { fromDay, toDay, ...narrowing } = condition as Condition;
      if (fromDay === toDay) setParams(new URLSearchParams());
      else
        set(
          { ...Object.fromEntries(Object.keys(narrowing).map((name) => [name, undefined])), groupBy: undefined },
          false,
        );
    },
    reset: () => setParams(new URLSearchParams(), { replace: true }),
  };
}
