import { type Handle, type Scope, scopeSql } from "@yunshou/database";
import { platformMerchantId } from "../../access/people/platformMerchant.ts";
import { seenSql } from "./seen.queries.ts";

/** The platform itself is no merchant of its own. */
const inBusiness = `m.status = 'normal' and m.id <> ${platformMerchantId}`;

/** Merchants in business by province, most first; a merchant without a province is left out. */
export function merchantsByProvince(tx: Handle, scope: Scope): Promise<{ province: string; count: number }[]> {
  const values: unknown[] = [];
  const inScope = scopeSql(scope, "m", values, { machine: null });
  return tx.query(
    `select m.province, count(*)::int as count from merchant m
     where ${inBusiness} and m.province is not null and ${inScope} group by m.province order by 2 desc, 1`,
    values,
  );
}

/** Merchants in all, those that sold on one of the days, and new ones by month (the last twelve, oldest first). */
export async function merchantGrowth(
  tx: Handle,
  scope: Scope,
  timeZone: string,
): Promise<{ total: number; months: { month: string; count: number }[] }> {
  const values: unknown[] = [timeZone];
  const inScope = scopeSql(scope, "m", values, { machine: null });
  const months = await tx.query<{ month: string; count: number }>(
    `select to_char(s, 'YYYY-MM') as month, count(m.id)::int as count
     from generate_series(date_trunc('month', now() at time zone $1) - interval '11 months', date_trunc('month', now() at time zone $1), interval '1 month') s
     left join merchant m on date_trunc('month', m.created_at at time zone $1) = s and ${inBusiness} and ${inScope}
     group by s order by s`,
    values,
  );
  const counted: unknown[] = [];
  const [all] = await tx.query<{ total: number }>(
    `select count(*)::int as total from merchant m where ${inBusiness} and ${scopeSql(scope, "m", counted, { machine: null })}`,
    counted,
  );
  return { total: all?.total ?? 0, months };
}

/** Merchants by sales of a range of days, descending. */
export function merchantRanking(
  tx: Handle,
  scope: Scope,
  fromDay: string,
  toDay: string,
  limit: number,
): Promise<{ name: string; orders: number; amountFen: string }[]> {
  const values: unknown[] = [fromDay, toDay, limit];
  const inScope = seenSql(scope, "r", values);
  const table = scope.machines === undefined ? "rollup_day" : "rollup_sales";
  return tx.query(
    `select m.name, s.orders, s.amount as "amountFen"
     from (select r.merchant_id, sum(r.orders)::float8 as orders, sum(r.amount_fen)::bigint as amount
           from ${table} r where r.business_day between $1::date and $2::date and ${inScope} group by r.merchant_id) s
     join merchant m on m.id = s.merchant_id order by s.amount desc, m.name limit $3`,
    values,
  );
}

/** Number of merchants with at least one sale in a range of days. */
export async function sellingMerchants(tx: Handle, scope: Scope, fromDay: string, toDay: string): Promise<number> {
  const values: unknown[] = [fromDay, toDay];
  const inScope = seenSql(scope, "r", values);
  const table = scope.machines === undefined ? "rollup_day" : "rollup_sales";
  const [row] = await tx.query<{ count: number }>(
    `select count(distinct r.merchant_id)::int as count from ${table} r where r.business_day between $1::date and $2::date and ${inScope}`,
    values,
  );
  return row?.count ?? 0;
}

/** The merchants that joined last. */
export function newestMerchants(
  tx: Handle,
  scope: Scope,
  limit: number,
): Promise<{ name: string; province: string; createdAt: Date }[]> {
  const values: unknown[] = [limit];
  const inScope = scopeSql(scope, "m", values, { machine: null });
  return tx.query(
    `select m.name, coalesce(m.province, '') as province, m.created_at as "createdAt" from merchant m
     where ${inBusiness} and ${inScope} order by m.id desc limit $1`,
    values,
  );
}
