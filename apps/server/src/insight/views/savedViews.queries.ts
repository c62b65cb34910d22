import type { AnswerOf } from "@yunshou/contract";
import type { FigureViewName } from "@yunshou/contract/insight/figureViews";
import type { savedViews } from "@yunshou/contract/insight/savedViews";
import { conditions, equals, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { ViewPeriod } from "@yunshou/domain";

type Row = AnswerOf<typeof savedViews.list>["rows"][number];
export interface StoredView extends Omit<Row, "fromDay" | "toDay"> {
  readonly topId: string;
  readonly merchantId: string;
  readonly period: ViewPeriod;
  /** The merchant whose number narrows it; null where none does, or only a part of a number. */
  readonly ofMerchantId: string | null;
}

/** Views are their owner's, as reports are. */
const own = (scope: Scope, userId: string) =>
  conditions(scoped(scope, "v", { machine: null }), sql`v.owner_id = ${userId}`);

/** A merchant that moves gets another number, and the old one is given out again: the view says the one of now. */
const columns = `v.id as "savedViewId", v.top_id as "topId", v.merchant_id as "merchantId", v.figure as "figureName", v.name as "viewName",
  v.group_by as "groupBy", v.compare, v.period, v.of_merchant_id as "ofMerchantId",
  v.condition || coalesce((select jsonb_build_object('merchantNo', o.merchant_no) from merchant o where o.id = v.of_merchant_id), '{}') as condition`;

export const listViews = (
  tx: Handle,
  scope: Scope,
  userId: string,
  figureName: FigureViewName,
): Promise<StoredView[]> =>
  tx.query<StoredView>(
    ...statement(
      sql`select ${raw(columns)} from saved_view v where ${conditions(own(scope, userId), equals("v.figure", figureName))} order by v.name, v.id`,
    ),
  );

export async function findView(
  tx: Handle,
  scope: Scope,
  userId: string,
  savedViewId: string,
): Promise<StoredView | undefined> {
  const [row] = await tx.query<StoredView>(
    ...statement(
      sql`select ${raw(columns)} from saved_view v where ${conditions(own(scope, userId), sql`v.id = ${savedViewId}`)} for update`,
    ),
  );
  return row;
}

/** How many views a person has beside one of this name; new ones of one person are counted one after the other. */
export async function countOthers(tx: Handle, userId: string, figureName: string, viewName: string): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('saved views of ' || $1, 0))", [userId]);
  const [row] = await tx.query<{ n: number }>(
    "select count(*)::int as n from saved_view where owner_id = $1 and (figure, name) <> ($2, $3)",
    [userId, figureName, viewName],
  );
  return row!.n;
}

export type NewView = Omit<StoredView, "savedViewId"> & { readonly userId: string };

export async function saveView(tx: Handle, one: NewView): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into saved_view (top_id, merchant_id, owner_id, figure, name, group_by, compare, condition, period, of_merchant_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (owner_id, figure, name, top_id) do update set group_by = excluded.group_by, compare = excluded.compare,
       condition = excluded.condition, period = excluded.period, of_merchant_id = excluded.of_merchant_id, updated_at = now()
     returning id`,
    [
      one.topId,
      one.merchantId,
      one.userId,
      one.figureName,
      one.viewName,
      one.groupBy,
      one.compare,
      JSON.stringify(one.condition),
      JSON.stringify(one.period),
      one.ofMerchantId,
    ],
  );
  return row!.id;
}

export async function deleteView(tx: Handle, { topId, savedViewId }: StoredView): Promise<void> {
  await tx.query("delete from saved_view where top_id = $1 and id = $2", [topId, savedViewId]);
}
