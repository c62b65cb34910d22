import { useSearchParams } from "react-router";
import { lastDays, readListState, withFilters } from "../../platform/kit/index.ts";

/** Days and merchant that a statistic covers; rankings take them over from the home page (HOME-06). */
export interface Period {
  readonly fromDay: string;
  readonly toDay: string;
  readonly merchantNo?: string;
}

/** The period and further filters of a statistics page, kept in the URL; a fresh visit shows the last 7 days. */
export function usePeriod<Extra extends object = object>() {
  const [params, setParams] = useSearchParams();
  const { filters } = readListState(params, lastDays(7), 20);
  return {
    period: filters as unknown as Period & Extra,
    search: (values: Partial<Period & Extra>) =>
      setParams(withFilters(params, values as Record<string, unknown>), { replace: true }),
    reset: () => {
      // The key of a detail page stays; only its filters are cleared.
      const kept = [...params].filter(([name]) => name === "spbh" || name === "productId" || name === "jqbh");
      setParams(new URLSearchParams(kept), { replace: true });
    },
  };
}

/** Link to another page of the same period, e.g. `periodLink("/syjqpmxq", period, { jqbh: "A1" })`. */
export function periodLink(
  path: string,
  { fromDay, toDay, merchantNo }: Period,
  more: Record<string, string> = {},
): string {
  return `${path}?${new URLSearchParams({ fromDay, toDay, ...(merchantNo === undefined ? {} : { merchantNo }), ...more })}`;
}
