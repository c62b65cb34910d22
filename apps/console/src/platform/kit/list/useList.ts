import type { Endpoint, InputOf, RowOf } from "@yunshou/contract";
import { pageSizes } from "@yunshou/contract/shapes";
import { type Key, useEffect, useState } from "react";
import { App } from "antd";
import { useSearchParams } from "react-router";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useCall } from "../queries.ts";
import { places } from "./places.ts";

/** Everything that matches, for a batch action whose call takes the filters themselves; `shown` is the number a person saw. */
export interface Matching<Filters> {
  readonly filters: Filters;
  readonly shown: number;
}

/** What every list answers. */
export interface ListAnswer<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly totalIsCapped: boolean;
}

type PagingName = "page" | "pageSize" | "sort" | "direction";
/** The filters of a list endpoint: its input without paging and sorting. */
export type FiltersOf<E extends Endpoint> = Omit<InputOf<E>, PagingName>;

export interface Turn {
  readonly page?: number;
  readonly pageSize?: number;
  readonly sort?: string;
  readonly direction?: "asc" | "desc";
}

export interface List<Row, Filters> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** How many match the filters in force; undefined until the server has said so, for instance to an export. */
  readonly counted: number | undefined;
  readonly totalIsCapped: boolean;
  readonly loading: boolean;
  /** Why it could not be read, or null. */
  readonly error: Error | null;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string | undefined;
  readonly direction: "asc" | "desc";
  /** The filters in force, defaults included; they are the input of an export too. */
  readonly filters: Filters;
  /** Whether somebody narrowed the list beyond a fresh visit. */
  readonly narrowed: boolean;
  readonly selected: readonly Key[];
  /** The selected rows as they were when they were chosen, on whatever pages; `selected` are their keys. */
  readonly chosen: readonly Chosen<Row>[];
  /** Chooses rows of the page that is shown, or takes chosen ones back; what other pages hold is named too. */
  readonly select: (keys: readonly Key[], rows?: readonly (Row | undefined)[]) => void;
  /** Whether the selection means everything that matches, on all pages. */
  readonly everything: boolean;
  readonly selectEverything: () => void;
  readonly search: (filters: Partial<Filters>) => void;
  readonly reset: () => void;
  readonly turn: (turn: Turn) => void;
  readonly reload: () => void;
  /** What the address says of the list; `follow` shows another address as a search would. */
  readonly params: URLSearchParams;
  readonly follow: (params: URLSearchParams) => void;
  readonly endpoint: Endpoint;
  /** What the call is asked for at an address, its first and shortest page. */
  readonly inputOf: (params: URLSearchParams) => InputOf<Endpoint>;
}

export interface ListOptions<Filters> {
  /** Filters of a fresh visit, e.g. the last 7 days; 重置 returns to them. */
  readonly initial: Filters;
  readonly pageSize?: number;
  readonly pollMs?: number;
}

const defaultPageSize = 20;

/** State of a list, kept in the URL (filters, page, sorting), with its rows. */
export function useList<E extends Endpoint>(
  endpoint: E,
  { initial, pageSize = defaultPageSize, pollMs }: ListOptions<FiltersOf<E>>,
): List<RowOf<E>, FiltersOf<E>> {
  const [params, setParams] = useSearchParams();
  const t = usePhrases().common.list;
  const { message } = App.useApp();
  const [chosen, setChosen] = useState<readonly Chosen<RowOf<E>>[]>([]);
  const [everything, setEverything] = useState(false);
  const state = readListState(params, initial as Record<string, unknown>, pageSize);
  // A link may bring other filters into a tab that is open; they match other rows, as those of `narrow` do.
  const asked = JSON.stringify(state.filters);
  const [chosenAmong, chooseAmong] = useState(asked);
  if (chosenAmong !== asked) {
    chooseAmong(asked);
    setChosen([]);
    setEverything(false);
  }
  const select = (keys: readonly Key[], rows: readonly (RowOf<E> | undefined)[] = []) => {
    setChosen((before) => chosenAfter(before, keys, rows, state.page));
    setEverything(false);
  };
  const input = {
    ...state.filters,
    page: state.page,
    pageSize: state.pageSize,
    ...(state.sort === undefined ? {} : { sort: state.sort, direction: state.direction }),
  };
  const { data, isPrevious, loading, error, reload } = useCall(
    endpoint,
    input as InputOf<E>,
    pollMs === undefined ? {} : { pollMs },
  );
  const answer = data as ListAnswer<RowOf<E>> | undefined;

  const show = (next: URLSearchParams) => setParams(next, { replace: true });
  // The last rows of the page are gone; those of the pages before it are still to be seen.
  const lastPage = Math.max(1, Math.ceil((answer?.total ?? 0) / state.pageSize));
  const isBeyond = answer !== undefined && !isPrevious && answer.rows.length === 0 && state.page > lastPage;
  useEffect(() => {
    if (isBeyond) show(withTurn(params, { page: lastPage }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isBeyond, lastPage]);
  // Other filters match other rows: what was chosen among the old ones would be acted on unseen.
  const narrow = (next: URLSearchParams) => {
    if (chosen.length > 0) message.info(t.selectionCleared);
    select([]);
    show(next);
  };
  return {
    rows: answer?.rows ?? [],
    total: answer?.total ?? 0,
    counted: isPrevious ? undefined : answer?.total,
    totalIsCapped: answer?.totalIsCapped ?? false,
    loading,
    error,
    ...state,
    filters: state.filters as FiltersOf<E>,
    narrowed: isNarrowed(params),
    selected: chosen.map(({ key }) => key),
    chosen,
    select,
    everything,
    selectEverything: () => setEverything(true),
    search: (filters) => {
      const next = withFilters(params, filters, initial as Record<string, unknown>);
      // The same filters again: a person pressed 查询 to see the newest rows (HTTP-09).
      if (next.toString() === params.toString()) void reload();
      else narrow(next);
    },
    reset: () => {
      const kept = withoutFilters(params);
      if (kept.size === params.size) void reload();
      else narrow(kept);
    },
    turn: (turn) => show(withTurn(params, turn)),
    reload: () => void reload(),
    params,
    follow: narrow,
    endpoint,
    inputOf: (at) =>
      ({
        ...readListState(at, initial as Record<string, unknown>, pageSize).filters,
        page: 1,
        pageSize: pageSizes[0],
      }) as InputOf<Endpoint>,
  };
}

/** The selected rows, on whatever pages they stand; those of the page that is shown are as they are now. */
export function chosenRows<Row>({
  rows,
  chosen,
  keyOf,
}: Pick<List<Row, never>, "rows" | "chosen"> & { readonly keyOf: (row: Row) => Key }): readonly Row[] {
  const shown = new Map(rows.map((row) => [keyOf(row), row]));
  return chosen.flatMap(({ key, row }) => shown.get(key) ?? row ?? []);
}

/** A selected row, and the page on which it was chosen. */
export interface Chosen<Row> {
  readonly key: Key;
  readonly row: Row | undefined;
  readonly page: number;
}

/** The selection after rows of a page were chosen or taken back; rows that stay keep the page they were chosen on. */
export function chosenAfter<Row>(
  before: readonly Chosen<Row>[],
  keys: readonly Key[],
  rows: readonly (Row | undefined)[],
  page: number,
): readonly Chosen<Row>[] {
  const known = new Map(before.map((one) => [one.key, one]));
  return keys.map((key, index) => known.get(key) ?? { key, row: rows[index], page });
}

/** Names in the URL of a list that are no filters: its order, and where a person stands in it. */
const notFilters: ReadonlySet<string> = new Set([...places, "sort", "direction"]);

/** Whether a URL carries filters of a person. */
export function isNarrowed(params: URLSearchParams): boolean {
  return [...params].some(([name, value]) => !notFilters.has(name) && value !== "");
}

/** Filters, page and sorting of a URL; what the URL does not say comes from `initial`. A filter that was emptied is present and empty. */
export function readListState(
  params: URLSearchParams,
  initial: Readonly<Record<string, unknown>>,
  defaultSize: number,
) {
  const given = [...params]
    .filter(([name]) => !notFilters.has(name))
    .map(([name, value]) => [name, value === "" ? undefined : value]);
  const positive = (name: string, otherwise: number) => {
    const number = Number(params.get(name));
    return Number.isInteger(number) && number > 0 ? number : otherwise;
  };
  return {
    filters: { ...initial, ...Object.fromEntries(given) } as Record<string, unknown>,
    page: positive("page", 1),
    pageSize: Math.min(positive("pageSize", defaultSize), 200),
    sort: params.get("sort") ?? undefined,
    direction: params.get("direction") === "asc" ? ("asc" as const) : ("desc" as const),
  };
}

/** The URL after 查询: new filters, first page. An emptied filter is written down only where a fresh visit would fill it. */
export function withFilters(
  params: URLSearchParams,
  filters: Readonly<Record<string, unknown>>,
  initial: Readonly<Record<string, unknown>> = {},
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete("page");
  for (const [name, value] of Object.entries(filters)) {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      next.set(name, String(value));
    else if (initial[name] === undefined) next.delete(name);
    else next.set(name, "");
  }
  return next;
}

/** The URL after 重置: as on a fresh visit, of the same tab of a page that has several. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const tab = params.get("tab");
  return new URLSearchParams(tab === null ? {} : { tab });
}

/** The URL after turning a page or changing the order. */
export function withTurn(params: URLSearchParams, turn: Turn): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(turn)) {
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
