import type { AnswerOf, StoredRow } from "@yunshou/contract";
import type { mallCouponFigures } from "@yunshou/contract/marketing/mallCouponFigures";
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
  statement,
} from "@yunshou/database";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants } from "../codes/batches.queries.ts";
import { type UseRecord, useOrder, usesList, type UsesOf } from "../codes/figures.queries.ts";

export interface FigureFilters {
  readonly couponName?: string | undefined;
  readonly fromDay: string;
  readonly toDay: string;
}

/** Figures of a coupon; the share of its sales follows from the sum of all. */
export interface FigureRecord extends Omit<StoredRow<typeof mallCouponFigures.list>, "share"> {
  readonly allSalesFen: string;
}

/** Coupons of the mall whatever became of them, as far as they are named. */
const ofMall = (scope: Scope, { couponName }: FigureFilters) =>
  conditions(
    scoped(scope, "b", ofMerchants),
    sql`b.kind = 'coupon' and b.usage = 'mall'`,
    contains("b.name", couponName),
  );

/** What some days brought by coupon: what was handed out on them, what ended on them, and uses with their sales. */
const byCoupon = (
  scope: Scope,
  timeZone: string,
  filters: FigureFilters,
) => sql`discount_batch b join merchant h on h.id = b.merchant_id
    left join (select c.top_id, c.batch_id, count(*) as issued, count(c.card_id) as received from discount_code c
               where ${scoped(scope, "c", ofMerchants)} and ${onDays("c.created_at", filters, timeZone)!}
               group by c.top_id, c.batch_id) i on i.top_id = b.top_id and i.batch_id = b.id
    left join (select e.top_id, e.batch_id, count(*) as expired from discount_code e
               where ${scoped(scope, "e", ofMerchants)} and e.state = 'expired' and e.valid_to between ${filters.fromDay}::date and ${filters.toDay}::date
               group by e.top_id, e.batch_id) x on x.top_id = b.top_id and x.batch_id = b.id
    left join (select u.top_id, u.batch_id, count(*) as uses, sum(u.discount_fen) as discount, sum(o.paid_fen - o.refunded_fen) as sales
               from discount_use u left join sales_order o on o.top_id = u.top_id and o.id = u.order_id
               where ${scoped(scope, "u", ofMerchants)} and u.state = 'used' and ${onDays("u.used_at", filters, timeZone)!}
               group by u.top_id, u.batch_id) s on s.top_id = b.top_id and s.batch_id = b.id`;

/** A deleted coupon stands where one of its sums counts something. */
const standing = sql`(b.deleted_at is null or i.issued > 0 or s.uses > 0 or x.expired > 0)`;

const figuresOf = (scope: Scope, timeZone: string, filters: FigureFilters): List => ({
  columns: sql`b.id as "mallCouponId", b.name as "couponName", b.code_type as "couponType", h.name as "merchantName", coalesce(i.issued, 0)::int as "handedOut",
    coalesce(i.received, 0)::int as "receivedTotal", coalesce(s.uses, 0)::int as "usedTotal", coalesce(x.expired, 0)::int as "expiredTotal",
    coalesce(s.discount, 0)::text as "discountAmountFen", coalesce(s.sales, 0)::text as "salesAmountFen",
    coalesce(sum(s.sales) over (), 0)::text as "allSalesFen"`,
  from: byCoupon(scope, timeZone, filters),
  where: conditions(ofMall(scope, filters), standing),
});

const figureOrder = {
  by: { handedOut: "i.issued", usedTotal: "s.uses", discountAmount: "s.discount", salesAmount: "s.sales" },
  nulls: { handedOut: "last", usedTotal: "last", discountAmount: "last", salesAmount: "last" },
  unsorted: "usedTotal",
  tie: ["b.id desc"],
} as const satisfies Order<string>;

export const listFigures = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: FigureFilters,
  paging: Paging<keyof typeof figureOrder.by>,
): Promise<Page<FigureRecord>> => pageOf(tx, figuresOf(scope, timeZone, filters), figureOrder, paging);

/** The sums of all coupons that match. */
export async function figureTotals(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: FigureFilters,
): Promise<AnswerOf<typeof mallCouponFigures.totals>> {
  const [row] = await tx.query<AnswerOf<typeof mallCouponFigures.totals>>(
    ...statement(sql`select coalesce(sum(i.issued), 0)::int as "handedOut", coalesce(sum(i.received), 0)::int as "receivedTotal", coalesce(sum(s.uses), 0)::int as "usedTotal",
        coalesce(sum(x.expired), 0)::int as "expiredTotal", coalesce(sum(s.discount), 0)::text as "discountAmountFen", coalesce(sum(s.sales), 0)::text as "salesAmountFen"
      from ${byCoupon(scope, timeZone, filters)} where ${ofMall(scope, filters)}`),
  );
  return row!;
}

type DayRecord = StoredRow<typeof mallCouponFigures.days>;

/** Days on which a coupon was handed out or used. */
const daysOf = (scope: Scope, timeZone: string, filters: FigureFilters): List => ({
  columns: sql`d.day::text as "statDate", d.issued::int as "handedOut", d.uses::int as "usedTotal", d.discount::text as "discountAmountFen", d.sales::text as "salesAmountFen"`,
  from: sql`(select f.day, sum(f.issued) as issued, sum(f.uses) as uses, sum(f.discount) as discount, sum(f.sales) as sales from (
      select (c.created_at at time zone ${timeZone})::date as day, 1 as issued, 0 as uses, 0::bigint as discount, 0::bigint as sales
      from discount_code c join discount_batch b on b.top_id = c.top_id and b.id = c.batch_id
      where ${scoped(scope, "c", ofMerchants)} and ${onDays("c.created_at", filters, timeZone)!} and ${ofMall(scope, filters)}
      union all
      select (u.used_at at time zone ${timeZone})::date, 0, 1, u.discount_fen, coalesce(o.paid_fen - o.refunded_fen, 0)
      from discount_use u join discount_batch b on b.top_id = u.top_id and b.id = u.batch_id
      left join sales_order o on o.top_id = u.top_id and o.id = u.order_id
      where ${scoped(scope, "u", ofMerchants)} and u.state = 'used' and ${onDays("u.used_at", filters, timeZone)!} and ${ofMall(scope, filters)}
    ) f group by f.day) d`,
  // Both halves within are of the scope.
  where: conditions(scopedBy(raw("true"))),
});

const dayOrder = {
  by: {
    statDate: "d.day",
    handedOut: "d.issued",
    usedTotal: "d.uses",
    discountAmount: "d.discount",
    salesAmount: "d.sales",
  },
  unsorted: "statDate",
  tie: ["d.day desc"],
} as const satisfies Order<string>;

export const listDays = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: FigureFilters,
  paging: Paging<keyof typeof dayOrder.by>,
): Promise<Page<DayRecord>> => pageOf(tx, daysOf(scope, timeZone, filters), dayOrder, paging);

/** Everything of a list, for a file. */
const whole = { page: 1, pageSize: 10_000, direction: "desc" } as const;

export const allFigures = async (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: FigureFilters,
): Promise<FigureRecord[]> => (await listFigures(tx, scope, timeZone, filters, whole)).rows;

export const allDays = async (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: FigureFilters,
): Promise<DayRecord[]> => (await listDays(tx, scope, timeZone, filters, whole)).rows;

/** Uses of coupons of the mall. */
export const listMallUses = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: Omit<UsesOf, "kind" | "usage">,
  paging: Paging<"useTime">,
): Promise<Page<UseRecord>> =>
  pageOf(tx, usesList(scope, timeZone, { ...filters, kind: "coupon", usage: "mall" }), useOrder, paging);
