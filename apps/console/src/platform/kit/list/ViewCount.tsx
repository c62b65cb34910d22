import { useCall } from "../queries.ts";
import { showNumber, today } from "../show/show.ts";
import type { List } from "./useList.ts";
import { type ListView, paramsOf } from "./views.ts";

/** What views need of any list. */
export type Viewed = Pick<List<never, never>, "params" | "follow" | "endpoint" | "inputOf">;

/** How many rows a view shows now. */
export function ViewCount({
  list,
  view,
}: {
  readonly list: Viewed;
  readonly view: Pick<ListView, "query" | "periods">;
}) {
  const { data } = useCall(list.endpoint, list.inputOf(paramsOf(view, today())), { silent: true });
  const answer = data as { readonly total: number; readonly totalIsCapped: boolean } | undefined;
  if (answer === undefined) return null;
  return <small>{`${showNumber(answer.total)}${answer.totalIsCapped ? "+" : ""}`}</small>;
}
