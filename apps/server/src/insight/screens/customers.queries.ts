import { type Handle, type Scope, scopeSql } from "@yunshou/database";
import { memberDaysKept } from "../members.queries.ts";
import { keptDays } from "../subjects.queries.ts";
import { seenSql } from "./seen.queries.ts";

interface Heat {
  readonly weekday: number;
  readonly hour: number;
  readonly orders: number;
}

/** Purchases by ISO weekday and hour of a range of business days, both in the time zone of each merchant. */
export async function purchaseHeat(tx: Handle, scope: Scope, fromDay: string, toDay: string): Promise<Heat[]> {
  const values: unknown[] = [fromDay, toDay];
  if (scope.machines === undefined) {
    const weeks = await tx.query<{ weekday: number; hours: number[] }>(merchantHeat(scope, values), values);
    return weeks
      .flatMap(({ weekday, hours }) => hours.map((orders, hour) => ({ weekday, hour, orders })))
      .filter(({ orders }) => orders > 0);
  }
  const inScope = seenSql(scope, "o", values);
  return tx.query(
    `select extract(isodow from o.business_day)::int as weekday, extract(hour from o.ordered_at at time zone h.time_zone)::int as hour, count(*)::float8 as orders
     from sales_order o join merchant h on h.id = o.merchant_id
     where o.counted and o.id >= id_at($1::date - interval '1 day') and o.business_day between $1::date and $2::date and ${inScope} group by 1, 2`,
    values,
  );
}

const hoursOfDay = Array.from({ length: 24 }, (_none, hour) => hour);

/** A closed day is one row, unless something arrived late for it; later days, and those, are read hour by hour. */
function merchantHeat(scope: Scope, values: unknown[]): string {
  return `with seller as materialized (
       select h.id, case when $1::date between h.closed_day - ${keptDays - 1} and h.closed_day then h.closed_day end as closed_day
       from merchant h where ${scopeSql(scope, "h", values, { machine: null })}),
     late as materialized (
       select distinct l.merchant_id, l.business_day from seller join rollup_late l on l.merchant_id = seller.id and l.business_day between $1::date and least($2::date, seller.closed_day)),
     hourly as (
       select r.business_day, r.hour, r.orders from seller cross join lateral (
         select * from rollup_hour where merchant_id = seller.id and business_day between greatest($1::date, seller.closed_day + 1) and $2::date offset 0) r
       union all
       select r.business_day, r.hour, r.orders from late cross join lateral (
         select * from rollup_hour where merchant_id = late.merchant_id and business_day = late.business_day offset 0) r),
     day as (
       select d.business_day, ${hoursOfDay.map((hour) => `d.orders[${hour + 1}] as h${hour}`).join(", ")}
       from seller join rollup_heat d on d.merchant_id = seller.id and d.business_day <= seller.closed_day
       where d.business_day between $1::date and $2::date and not exists (select from late where late.merchant_id = d.merchant_id and late.business_day = d.business_day)
       union all
       select business_day, ${hoursOfDay.map((hour) => `case hour when ${hour} then orders else 0 end`).join(", ")} from hourly)
     select extract(isodow from business_day)::int as weekday, array[${hoursOfDay.map((hour) => `sum(h${hour})`).join(", ")}]::float8[] as hours
     from (select business_day, ${hoursOfDay.map((hour) => `sum(h${hour}) as h${hour}`).join(", ")} from day group by 1) d group by 1`;
}

export interface MemberSums {
  readonly active: number;
  readonly returning: number;
  readonly orders: number;
  readonly amountFen: string;
}

/** Figures of members are kept for whole trees; other scopes count the cards themselves. */
const hasTrees = (scope: Scope): boolean =>
  scope.machines === undefined && (scope.merchants === "all" || scope.topId !== undefined);

/**
 * The trees of a scope with the day until which their figures serve the range `$1` to `$2`, null when not at all; and the
 * purchases that the figures do not hold: those of later days and those that arrived late.
 */
function trees(scope: Scope, values: unknown[]): string {
  return `tree as materialized (
       select h.id, case when $1::date between f.day - ${memberDaysKept - 1} and f.day and f.day <= $2::date then f.day end as closed
       from merchant h left join lateral (select max(d.business_day) as day from rollup_member_day d where d.top_id = h.id) f on true
       where h.parent_id is null and ${scopeSql(scope, "h", values, { machine: null })}),
     later as materialized (
       select t.id as top_id, t.closed, r.business_day, r.card_no, r.orders, r.amount_fen
       from tree t join merchant m on m.top_id = t.id cross join lateral (
         select c.business_day, c.card_no, c.orders, c.amount_fen from rollup_card c
         where c.merchant_id = m.id and c.business_day between greatest($1::date, t.closed + 1) and $2::date offset 0) r),
     late as materialized (
       select t.id as top_id, t.closed, l.business_day, l.card_no, l.orders, l.amount_fen
       from tree t join rollup_late_card l on l.top_id = t.id and l.business_day between $1::date and t.closed)`;
}

/** Card members of a range of days that ends today; returning are those who bought on more than one of them. */
export async function memberSums(tx: Handle, scope: Scope, fromDay: string, toDay: string): Promise<MemberSums> {
  const values: unknown[] = [fromDay, toDay];
  const [row] = await tx.query<MemberSums>(hasTrees(scope) ? treeSums(scope, values) : cardSums(scope, values), values);
  return row ?? { active: 0, returning: 0, orders: 0, amountFen: "0" };
}

/** Who bought on the closed days, and whom the other purchases add: cards that were not active, or had not come back, by the closed days alone. */
function treeSums(scope: Scope, values: unknown[]): string {
  return `with ${trees(scope, values)},
     closed as (
       select coalesce(sum(d.newest), 0) as active, coalesce(sum(d.previous), 0) as returning, coalesce(sum(d.orders), 0) as orders, coalesce(sum(d.amount_fen), 0) as amount
       from tree t join rollup_member_day d on d.top_id = t.id and d.business_day between $1::date and t.closed),
     card as (
       select o.top_id, o.card_no, o.closed, min(o.business_day) as first_day, max(o.business_day) as last_day, sum(o.orders) as orders, sum(o.amount_fen) as amount
       from (select * from later union all select * from late) o group by 1, 2, 3),
     added as (
       select count(*) filter (where coalesce(k.newest_day < $1::date, true)) as active,
              count(*) filter (where coalesce(k.previous_day < $1::date, true)
                and (c.first_day < c.last_day or k.newest_day >= $1::date and k.newest_day <> c.last_day)) as returning,
              coalesce(sum(c.orders), 0) as orders, coalesce(sum(c.amount), 0) as amount
       from card c left join lateral (
       select m.newest_day, m.previous_day from rollup_member m where m.top_id = c.top_id and m.card_no = c.card_no and c.closed is not null offset 0) k on true)
     select (closed.active + added.active)::int as active, (closed.returning + added.returning)::int as returning,
            (closed.orders + added.orders)::float8 as orders, (closed.amount + added.amount)::bigint as "amountFen"
     from closed, added`;
}

function cardSums(scope: Scope, values: unknown[]): string {
  return `select count(*)::int as active, (count(*) filter (where c.days > 1))::int as returning,
            coalesce(sum(c.orders), 0)::float8 as orders, coalesce(sum(c.amount), 0)::bigint as "amountFen"
     from (select r.top_id, r.card_no, count(distinct r.business_day) as days, sum(r.orders) as orders, sum(r.amount_fen) as amount
           from rollup_card r where r.business_day between $1::date and $2::date and ${seenSql(scope, "r", values)} group by r.top_id, r.card_no) c`;
}

/** Members and their orders by business day, also days without any. */
export function memberDays(
  tx: Handle,
  scope: Scope,
  fromDay: string,
  toDay: string,
): Promise<{ day: string; members: number; orders: number }[]> {
  const values: unknown[] = [fromDay, toDay];
  const days = hasTrees(scope) ? treeDays(scope, values) : { before: "", source: cardDays(scope, values) };
  return tx.query(
    `${days.before} select to_char(d, 'YYYY-MM-DD') as day, coalesce(s.members, 0)::int as members, coalesce(s.orders, 0)::float8 as orders
     from generate_series($1::date, $2::date, interval '1 day') d
     left join (select business_day, sum(members) as members, sum(orders) as orders from (${days.source}) t group by 1) s on s.business_day = d::date
     order by d`,
    values,
  );
}

/** A day of a tree for which something arrived late is counted anew, because the same card may have been there in time. */
function treeDays(scope: Scope, values: unknown[]): { before: string; source: string } {
  const source = `select d.business_day, d.members, d.orders from tree t join rollup_member_day d on d.top_id = t.id and d.business_day between $1::date and t.closed
       where not exists (select from late l where l.top_id = t.id and l.business_day = d.business_day)
     union all
     select business_day, count(distinct card_no), sum(orders) from later group by top_id, business_day
     union all
     select l.business_day, count(distinct r.card_no), sum(r.orders) from (select distinct top_id, business_day from late) l
       join merchant m on m.top_id = l.top_id join rollup_card r on r.merchant_id = m.id and r.business_day = l.business_day group by l.top_id, l.business_day`;
  return { before: `with ${trees(scope, values)}`, source };
}

function cardDays(scope: Scope, values: unknown[]): string {
  return `select r.business_day, count(distinct (r.top_id, r.card_no)) as members, sum(r.orders) as orders
    from rollup_card r where r.business_day between $1::date and $2::date and ${seenSql(scope, "r", values)} group by 1`;
}
