import type { AnswerOf, StoredRow } from "@yunshou/contract";
import type { mallPreorders } from "@yunshou/contract/mall/preorders";
import {
  conditions,
  contains,
  type Handle,
  onDays,
  raw,
  type Scope,
  scoped,
  scopedBy,
  sql,
  type Sql,
  statement,
} from "@yunshou/database";
import { type List, type Order, orderOf, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

export type PreorderRow = StoredRow<typeof mallPreorders.list>;

export interface PreorderFilters {
  readonly productName?: string | undefined;
  readonly pickupPoint?: string | undefined;
  readonly fromDay: string;
  readonly toDay: string;
}

/** Pieces wait until they are fetched, or leave for the buyer. */
const waits = "f.fulfilment in ('toDeliver', 'toPickUp')";
const tables = "mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id";
/** What waits for its group may never be sent. */
const isCounted = sql`f.shop_kind = 'mall' and o.pay_state = 'paid' and f.fulfilment <> 'toGather'`;

/** Sums by day, product and point; the names are those of the newest order. */
const groups = (scope: Scope, timeZone: string, { productName, pickupPoint, fromDay, toDay }: PreorderFilters): Sql =>
  sql`(select (f.ordered_at at time zone ${timeZone})::date as day, o.top_id, o.merchant_id, o.product_id, f.pickup_point_id,
        (array_agg(o.product_name order by f.id desc))[1] as product_name, (array_agg(f.pickup_point order by f.id desc))[1] as point,
        sum(o.quantity)::int as quantity, coalesce(sum(o.quantity) filter (where ${raw(waits)}), 0)::int as to_prepare,
        sum(o.paid_fen - o.refunded_fen)::text as paid, sum(o.paid_fen - o.refunded_fen) as paid_sum
      from ${raw(tables)}
      where ${conditions(
        scoped(scope, "o"),
        isCounted,
        contains("o.product_name", productName),
        contains("f.pickup_point", pickupPoint),
        onDays("f.ordered_at", { fromDay, toDay }, timeZone),
      )} group by 1, 2, 3, 4, 5) g join merchant h on h.id = g.merchant_id
      left join product p on p.top_id = g.top_id and p.id = g.product_id`;

const listOf = (scope: Scope, timeZone: string, filters: PreorderFilters): List => ({
  columns: `concat_ws(':', g.day, g.product_id, coalesce(g.pickup_point_id, 0)) as "rowId", to_char(g.day, 'YYYY-MM-DD') as "statDate",
    g.product_id as "productId", coalesce(p.code, '') as "productCode", g.product_name as "productName", g.pickup_point_id as "pickupPointId",
    g.point as "pickupPoint", h.name as "merchantName", g.quantity, g.to_prepare as "toPrepare", g.paid as "paidAmountFen"`,
  from: groups(scope, timeZone, filters),
  // The sums within are of the scope.
  where: conditions(scopedBy(raw("true"))),
});

const order = {
  by: { statDate: "g.day", quantity: "g.quantity", toPrepare: "g.to_prepare", paidAmount: "g.paid_sum" },
  unsorted: "statDate",
  tie: ["g.day desc", "g.product_id desc", "g.pickup_point_id desc"],
} as const satisfies Order<string>;

export const listPreorders = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: PreorderFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<PreorderRow>> => pageOf(tx, listOf(scope, timeZone, filters), order, paging);

/** What the rows of the list come to, in all and by day. */
export async function preorderTotals(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: PreorderFilters,
): Promise<AnswerOf<typeof mallPreorders.totals>> {
  const from = groups(scope, timeZone, filters);
  const [row] = await tx.query<Omit<AnswerOf<typeof mallPreorders.totals>, "days">>(
    ...statement(sql`select coalesce(sum(g.quantity), 0)::int as quantity, coalesce(sum(g.to_prepare), 0)::int as "toPrepare",
        coalesce(sum(g.paid_sum), 0)::text as "paidAmountFen"
      from ${from}`),
  );
  const days = await tx.query<AnswerOf<typeof mallPreorders.totals>["days"][number]>(
    ...statement(
      sql`select to_char(g.day, 'YYYY-MM-DD') as "statDate", sum(g.quantity)::int as quantity from ${from} group by g.day order by g.day`,
    ),
  );
  return { ...row!, days };
}

/** Everything that matches, for a file: at most 92 days hold no more than one reads at once. */
export function allPreorders(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: PreorderFilters,
): Promise<PreorderRow[]> {
  const { columns, from } = listOf(scope, timeZone, filters);
  return tx.query<PreorderRow>(
    ...statement(
      sql`select ${raw(columns as string)} from ${from as Sql} order by ${orderOf(order, { direction: "desc" })}`,
    ),
  );
}

export interface SheetLine {
  readonly pickupPoint: string | null;
  readonly productCode: string;
  readonly productName: string;
  readonly toPrepare: number;
}

/** What still has to be prepared, by point and product, up to `limit` lines; points by name, what is brought last. */
export const preparationLines = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: PreorderFilters,
  limit: number,
): Promise<SheetLine[]> =>
  tx.query<SheetLine>(
    ...statement(sql`select g.point as "pickupPoint", coalesce(p.code, '') as "productCode", max(g.product_name) as "productName",
        sum(g.to_prepare)::int as "toPrepare"
      from ${groups(scope, timeZone, filters)}
      where g.to_prepare > 0 group by g.point, g.pickup_point_id, g.product_id, p.code
      order by g.point nulls last, p.code, g.product_id limit ${limit}::int`),
  );

export interface CountedIn {
  readonly productId: string;
  readonly pickupPointId?: string | undefined;
  readonly statDate: string;
}

const orderOrder = {
  by: { orderTime: "f.id" },
  unsorted: "f.id desc",
  tie: ["f.id desc"],
} as const satisfies Order<string>;

/** The orders that one row counted. */
export const ordersCounted = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  { productId, pickupPointId, statDate }: CountedIn,
  paging: Paging<keyof typeof orderOrder.by>,
): Promise<Page<StoredRow<typeof mallPreorders.orders>>> =>
  pageOf(
    tx,
    {
      columns: `f.id as "orderNo", o.quantity, (o.paid_fen - o.refunded_fen)::text as "paidAmountFen", (${waits}) as "isWaiting", f.ordered_at as "orderTime"`,
      from: tables,
      where: conditions(
        scoped(scope, "o"),
        isCounted,
        sql`o.product_id = ${productId} and f.pickup_point_id is not distinct from ${pickupPointId ?? null}::bigint`,
        onDays("f.ordered_at", { fromDay: statDate, toDay: statDate }, timeZone),
      ),
    },
    orderOrder,
    paging,
  );
