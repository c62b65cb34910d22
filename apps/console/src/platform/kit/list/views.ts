import { viewDays, type ViewPeriod, viewPeriod } from "@yunshou/domain";
import type { Filter } from "./FilterBar.tsx";
import { places } from "./places.ts";

/** A person has at most so many views of one list; more would not stand in one line. */
export const viewLimit = 8;

/** Conditions and order of a list that a person keeps under a name (patterns D2). */
export interface ListView {
  readonly name: string;
  /** What the address says of them, without page, open record and days. */
  readonly query: string;
  /** Days move along with the day on which the view is opened. */
  readonly periods: readonly { readonly from: string; readonly to: string; readonly period: ViewPeriod }[];
}

/** What a view shows, whatever it is called and whoever keeps it. */
type Narrowing = Pick<ListView, "query" | "periods">;

/** Two ISO days of one range, by the names of their filters. */
const rangesOf = (filters: readonly Filter<never>[]) =>
  filters.flatMap(({ name }) => (typeof name === "string" || !/day/i.test(name[0]) ? [] : [name]));

/** The view that an address shows; `today` is an ISO day. */
export function viewOf(
  name: string,
  params: URLSearchParams,
  filters: readonly Filter<never>[],
  today: string,
): ListView {
  const rest = new URLSearchParams(params);
  for (const place of places) rest.delete(place);
  const periods = rangesOf(filters).flatMap(([from, to]) => {
    const [fromDay, toDay] = [rest.get(from), rest.get(to)];
    if (!fromDay || !toDay) return [];
    rest.delete(from);
    rest.delete(to);
    return [{ from, to, period: viewPeriod(fromDay, toDay, today) }];
  });
  rest.sort();
  return { name, query: rest.toString(), periods };
}

/** The address that a view shows on a day. */
export function paramsOf({ query, periods }: Narrowing, today: string): URLSearchParams {
  const params = new URLSearchParams(query);
  for (const { from, to, period } of periods) {
    const { fromDay, toDay } = viewDays(period, today);
    params.set(from, fromDay);
    params.set(to, toDay);
  }
  return params;
}

/** The address of a view on the tab of a page that somebody is on. */
export function onSameTab(params: URLSearchParams, now: URLSearchParams): URLSearchParams {
  const tab = now.get("tab");
  if (tab !== null) params.set("tab", tab);
  return params;
}

/** Whether two views show the same, whatever they are called. */
export const showsSame = (one: Narrowing, other: Narrowing): boolean =>
  one.query === other.query && JSON.stringify(one.periods) === JSON.stringify(other.periods);

/** The views after one was kept: one of the same name is replaced. */
export const withView = (views: readonly ListView[], view: ListView): readonly ListView[] =>
  views.some(({ name }) => name === view.name)
    ? views.map((one) => (one.name === view.name ? view : one))
    : [...views, view];
