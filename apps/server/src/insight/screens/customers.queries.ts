import { type Handle, type Scope, scopeSql } from "@yunshou/database";

/** Purchases by ISO weekday and hour of a range of business days. */
export function purchaseHeat(tx: Handle, scope: Scope, fromDay: string, toDay: string, timeZone: string): Promise<{ weekday: number; hour: number; orders: number }[]> {
  const values: unknown[] = [fromDay, toDay];
  if (scope.machines === undefined) {
    const inScope = scopeSql(scope, "r", values);
    return tx.query(
      `select extract(isodow from r.business_day)::int as weekday, r.hour::int as hour, sum(r.orders)::float8 as orders
       from rollup_hour r where r.business_day between $1::date and $2::date and ${inScope} group by 1, 2`,
      values,
    );
  }
  const inScope = scopeSql(scope, "o", values);
  values.push(timeZone);
  return tx.query(
    `select extract(isodow from o.business_day)::int as weekday, extract(hour from o.ordered_at at time zone $${values.length})::int as hour, count(*)::float8 as orders
     from sales_order o
     where o.counted and o.id >= id_at($1::date - interval '1 day') and o.business_day between $1::date and $2::date and ${inScope} group by 1, 2`,
    values,
  );
}

export interface MemberSums {
  readonly active: number;
  readonly returning: number;
  readonly orders: number;
  readonly amountFen: string;
}

/** Card members of a range of days; returning are those who bought on more than one of them. */
export async function memberSums(tx: Handle, scope: Scope, fromDay: string, toDay: string): Promise<MemberSums> {
  const values: unknown[] = [fromDay, toDay];
  const inScope = scopeSql(scope, "r", values);
  const [row] = await tx.query<MemberSums>(
    `select count(*)::int as active, (count(*) filter (where c.days > 1))::int as returning,
            coalesce(sum(c.orders), 0)::float8 as orders, coalesce(sum(c.amount), 0)::bigint as "amountFen"
     from (select r.top_id, r.card_no, count(distinct r.business_day) as days, sum(r.orders) as orders, sum(r.amount_fen) as amount
           from rollup_card r where r.business_day between $1::date and $2::date and ${inScope} group by r.top_id, r.card_no) c`,
    values,
  );
  return row ?? { active: 0, returning: 0, orders: 0, amountFen: "0" };
}

/** Members and their orders by business day, also days without any. */
export function memberDays(tx: Handle, scope: Scope, fromDay: string, toDay: string): Promise<{ day: string; members: number; orders: number }[]> {
  const values: unknown[] = [fromDay, toDay];
  const inScope = scopeSql(scope, "r", values);
  return tx.query(
    `select to_char(d, 'YYYY-MM-DD') as day, coalesce(s.members, 0)::int as members, coalesce(s.orders, 0)::float8 as orders
     from generate_series($1::date, $2::date, interval '1 day') d
     left join (select r.business_day, count(distinct (r.top_id, r.card_no)) as members, sum(r.orders) as orders
                from rollup_card r where r.business_day between $1::date and $2::date and ${inScope} group by 1) s on s.business_day = d::date
     order by d`,
    values,
  );
}
