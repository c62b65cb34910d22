import { type Handle, type Scope, scopeSql } from "@yunshou/database";

/** Sales by category of a range of days; products without a category share the empty one. */
export function categorySales(tx: Handle, scope: Scope, fromDay: string, toDay: string): Promise<{ category: string; quantity: number; amountFen: string }[]> {
  const values: unknown[] = [fromDay, toDay];
  const inScope = scopeSql(scope, "r", values);
  return tx.query(
    `select coalesce(p.category, '') as category, sum(s.quantity)::float8 as quantity, sum(s.amount)::bigint as "amountFen"
     from (select r.top_id, r.product_id, sum(r.quantity) as quantity, sum(r.amount_fen) as amount
           from rollup_sales r where r.business_day between $1::date and $2::date and ${inScope} group by r.top_id, r.product_id) s
     left join product p on p.top_id = s.top_id and p.id = s.product_id
     group by 1 order by 3 desc`,
    values,
  );
}

/** Pieces and amounts by business day. */
export function productDays(tx: Handle, scope: Scope, fromDay: string, toDay: string): Promise<{ day: string; quantity: number; amountFen: string }[]> {
  const values: unknown[] = [fromDay, toDay];
  const inScope = scopeSql(scope, "r", values);
  return tx.query(
    `select to_char(d, 'YYYY-MM-DD') as day, coalesce(s.quantity, 0)::float8 as quantity, coalesce(s.amount, 0)::bigint as "amountFen"
     from generate_series($1::date, $2::date, interval '1 day') d
     left join (select r.business_day, sum(r.quantity) as quantity, sum(r.amount_fen) as amount
                from rollup_sales r where r.business_day between $1::date and $2::date and ${inScope} group by 1) s on s.business_day = d::date
     order by d`,
    values,
  );
}

/** Number of different product names sold in a range of days. */
export async function kindsSold(tx: Handle, scope: Scope, fromDay: string, toDay: string): Promise<number> {
  const values: unknown[] = [fromDay, toDay];
  const inScope = scopeSql(scope, "r", values);
  const [row] = await tx.query<{ count: number }>(
    `select count(distinct p.name)::int as count
     from (select distinct r.top_id, r.product_id from rollup_sales r where r.business_day between $1::date and $2::date and ${inScope}) s
     join product p on p.top_id = s.top_id and p.id = s.product_id`,
    values,
  );
  return row?.count ?? 0;
}

/** Lanes on sale with goods, at or below their warning threshold, and empty. */
export async function laneFill(tx: Handle, scope: Scope): Promise<{ filled: number; low: number; empty: number }> {
  const values: unknown[] = [];
  const inScope = scopeSql(scope, "l", values);
  const [row] = await tx.query<{ filled: number; low: number; empty: number }>(
    `select count(*) filter (where l.stock > l.warn_threshold)::int as filled,
            count(*) filter (where l.stock > 0 and l.stock <= l.warn_threshold)::int as low,
            count(*) filter (where l.stock = 0)::int as empty
     from lane l join machine m on m.top_id = l.top_id and m.id = l.machine_id
     where l.product_id is not null and l.status in ('normal', 'pickupOnly') and m.activated_at is not null and m.decommissioned_at is null and ${inScope}`,
    values,
  );
  return row ?? { filled: 0, low: 0, empty: 0 };
}

/** Products that are sold out in lanes of machines in service, most lanes first. */
export function stockOuts(tx: Handle, scope: Scope, limit: number): Promise<{ productName: string; image: string | null; emptyLanes: number; machines: number }[]> {
  const values: unknown[] = [limit];
  const inScope = scopeSql(scope, "l", values);
  return tx.query(
    `select p.name as "productName", max(p.image) as image, sum(s.lanes)::int as "emptyLanes", sum(s.machines)::int as machines
     from (select l.top_id, l.product_id, count(*) as lanes, count(distinct l.machine_id) as machines
           from lane l join machine m on m.top_id = l.top_id and m.id = l.machine_id
           where l.stock = 0 and l.product_id is not null and l.status in ('normal', 'pickupOnly')
             and m.activated_at is not null and m.decommissioned_at is null and ${inScope}
           group by l.top_id, l.product_id) s
     join product p on p.top_id = s.top_id and p.id = s.product_id
     group by p.name order by 3 desc, 1 limit $1`,
    values,
  );
}
