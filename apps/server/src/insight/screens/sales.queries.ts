import { type Handle, type Scope } from "@yunshou/database";
import { onlinePaymentKinds, type PaymentKind } from "@yunshou/domain";
import { defaultLanguage, type Language } from "@yunshou/contract";
import { groupNameIn } from "../../goods/productNames.queries.ts";
import { productSums } from "../subjects.queries.ts";
import { seenSql } from "./seen.queries.ts";

/** Sums of a scope; amounts in fen as decimal strings. */
export interface SaleTotals {
  readonly todayFen: string;
  readonly todayOnlineFen: string;
  readonly allFen: string;
  readonly todayOrders: number;
  readonly todayOnlineOrders: number;
  readonly allOrders: number;
}

/** Today and since the beginning, from rollups: the cost does not depend on the number of orders. */
export async function saleTotals(tx: Handle, scope: Scope, day: string): Promise<SaleTotals> {
  const values: unknown[] = [day, onlinePaymentKinds];
  const byMachine = scope.machines !== undefined;
  const inScope = seenSql(scope, "r", values);
  const today = byMachine ? "rollup_sales" : "rollup_day";
  const all = byMachine ? "rollup_sales" : "rollup_total";
  const [row] = await tx.query<SaleTotals>(
    `select t."todayFen", t."todayOnlineFen", t."todayOrders", t."todayOnlineOrders", a."allFen", a."allOrders"
     from (select coalesce(sum(r.amount_fen), 0)::bigint as "todayFen",
                  coalesce(sum(r.amount_fen) filter (where r.payment = any($2::text[])), 0)::bigint as "todayOnlineFen",
                  coalesce(sum(r.orders), 0)::float8 as "todayOrders",
                  coalesce(sum(r.orders) filter (where r.payment = any($2::text[])), 0)::float8 as "todayOnlineOrders"
           from ${today} r where r.business_day = $1::date and ${inScope}) t,
          (select coalesce(sum(r.amount_fen), 0)::bigint as "allFen", coalesce(sum(r.orders), 0)::float8 as "allOrders"
           from ${all} r where ${inScope}) a`,
    values,
  );
  if (row === undefined) throw new Error("the totals always answer one row");
  return row;
}

export interface HourRow {
  readonly today: boolean;
  readonly hour: number;
  readonly orders: number;
  readonly amountFen: string;
}

/**
 * Sales by hour of two business days, both in the time zone of each merchant. Ordinary users have no hourly rollup; their own
 * machines' orders of two days are few.
 */
export function saleHours(tx: Handle, scope: Scope, today: string, yesterday: string): Promise<HourRow[]> {
  const values: unknown[] = [today, yesterday];
  if (scope.machines === undefined) {
    const inScope = seenSql(scope, "r", values);
    return tx.query<HourRow>(
      `select r.business_day = $1::date as today, r.hour::int as hour, sum(r.orders)::float8 as orders, sum(r.amount_fen)::bigint as "amountFen"
       from rollup_hour r where r.business_day in ($1::date, $2::date) and ${inScope} group by 1, 2 order by 1, 2`,
      values,
    );
  }
  const inScope = seenSql(scope, "o", values);
  return tx.query<HourRow>(
    `select o.business_day = $1::date as today, extract(hour from o.ordered_at at time zone h.time_zone)::int as hour,
            count(*)::float8 as orders, sum(o.paid_fen)::bigint as "amountFen"
     from sales_order o join merchant h on h.id = o.merchant_id
     where o.counted and o.id >= id_at($2::date - interval '1 day') and o.business_day in ($1::date, $2::date) and ${inScope}
     group by 1, 2 order by 1, 2`,
    values,
  );
}

export interface PaymentRow {
  readonly payment: PaymentKind;
  readonly orders: number;
  readonly amountFen: string;
}

/** Sales by payment kind of a range of business days. */
export function salePayments(tx: Handle, scope: Scope, fromDay: string, toDay: string): Promise<PaymentRow[]> {
  const values: unknown[] = [fromDay, toDay];
  const inScope = seenSql(scope, "r", values);
  const table = scope.machines !== undefined ? "rollup_sales" : "rollup_day";
  return tx.query<PaymentRow>(
    `select r.payment, sum(r.orders)::float8 as orders, sum(r.amount_fen)::bigint as "amountFen"
     from ${table} r where r.business_day between $1::date and $2::date and ${inScope} group by r.payment`,
    values,
  );
}

export interface ProductRow {
  readonly productName: string;
  readonly image: string | null;
  readonly quantity: number;
  readonly amountFen: string;
}

/** Products by quantity, descending. Merchants name the same product alike, so equal names count as one. */
export function productRanking(
  tx: Handle,
  scope: Scope,
  range: { fromDay: string; toDay: string; povertyReliefOnly: boolean },
  limit: number,
  language: Language = defaultLanguage,
): Promise<ProductRow[]> {
  const values: unknown[] = [limit];
  return tx.query<ProductRow>(
    `select ${groupNameIn("p", language)(values)} as "productName", max(p.image) as image, sum(s.quantity)::float8 as quantity, sum(s.amount_fen)::bigint as "amountFen"
     from (${productSums(scope, range, values)}) s join product p on p.top_id = s.top_id and p.id = s.id ${range.povertyReliefOnly ? "and p.is_poverty_relief" : ""}
     group by p.name order by 3 desc, 1 limit $1`,
    values,
  );
}
