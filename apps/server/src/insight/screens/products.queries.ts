import { defaultLanguage, type Language } from "@yunshou/contract";
import { type Handle, type Scope } from "@yunshou/database";
import { linesThatCount } from "../../goods/receivedLines.queries.ts";
import { groupNameIn } from "../../goods/productNames.queries.ts";
import { productSums } from "../subjects.queries.ts";
import { seenSql } from "./seen.queries.ts";

export interface ProductFigures {
  /** Different product names sold. */
  readonly kinds: number;
  readonly ranking: {
    readonly productName: string;
    readonly image: string | null;
    readonly quantity: number;
    readonly amountFen: string;
  }[];
  /** Products without a category share the empty one. */
  readonly categories: { readonly category: string; readonly quantity: number; readonly amountFen: string }[];
  /** Every day of the range, oldest first. */
  readonly days: { readonly day: string; readonly quantity: number; readonly amountFen: string }[];
}

/** Ranking and categories of a range in one pass over its products. Merchants name the same product alike, so equal names count as one. */
export async function productFigures(
  tx: Handle,
  scope: Scope,
  range: { fromDay: string; toDay: string; povertyReliefOnly: boolean },
  limit: number,
  language: Language = defaultLanguage,
): Promise<ProductFigures> {
  const values: unknown[] = [limit];
  const [row] = await tx.query<Omit<ProductFigures, "days">>(
    `with sold as materialized (
       select p.name, p.names, p.image, coalesce(p.category, '') as category, s.quantity, s.amount_fen as amount
       from (${productSums(scope, range, values)}) s join product p on p.top_id = s.top_id and p.id = s.id ${range.povertyReliefOnly ? "and p.is_poverty_relief" : ""}),
     named as (select ${groupNameIn("sold", language)(values)} as name, max(image) as image, sum(quantity) as quantity, sum(amount) as amount from sold group by sold.name)
     select (select count(*)::int from named) as kinds,
            (select coalesce(json_agg(json_build_object('productName', n.name, 'image', n.image, 'quantity', n.quantity, 'amountFen', n.amount::text) order by n.quantity desc, n.name), '[]')
             from (select * from named order by quantity desc, name limit $1) n) as ranking,
            (select coalesce(json_agg(json_build_object('category', c.category, 'quantity', c.quantity, 'amountFen', c.amount::text) order by c.amount desc, c.category), '[]')
             from (select category, sum(quantity) as quantity, sum(amount) as amount from sold group by category) c) as categories`,
    values,
  );
  if (row === undefined) throw new Error("the figures always answer one row");
  return { ...row, days: await daySums(tx, scope, range) };
}

/** Pieces and amounts of every day of a range, whatever was sold. */
function daySums(
  tx: Handle,
  scope: Scope,
  { fromDay, toDay }: { fromDay: string; toDay: string },
): Promise<ProductFigures["days"]> {
  const values: unknown[] = [fromDay, toDay];
  const inScope = seenSql(scope, "r", values);
  const table = scope.machines === undefined ? "rollup_day" : "rollup_sales";
  return tx.query(
    `select to_char(d, 'YYYY-MM-DD') as day, coalesce(s.quantity, 0)::float8 as quantity, coalesce(s.amount, 0)::bigint as "amountFen"
     from generate_series($1::date, $2::date, interval '1 day') d
     left join (select r.business_day, sum(r.quantity) as quantity, sum(r.amount_fen) as amount
                from ${table} r where r.business_day between $1::date and $2::date and ${inScope} group by 1) s on s.business_day = d::date
     order by d`,
    values,
  );
}

/** Lanes on sale with goods, at or below their warning threshold, and empty. */
export async function laneFill(tx: Handle, scope: Scope): Promise<{ filled: number; low: number; empty: number }> {
  const values: unknown[] = [];
  const inScope = seenSql(scope, "l", values);
  const [row] = await tx.query<{ filled: number; low: number; empty: number }>(
    `select count(*) filter (where l.stock > l.warn_threshold)::int as filled,
            count(*) filter (where l.stock > 0 and l.stock <= l.warn_threshold)::int as low,
            count(*) filter (where l.stock = 0)::int as empty
     from lane l join machine m on m.top_id = l.top_id and m.id = l.machine_id
     where l.product_id is not null and l.status in ('normal', 'pickupOnly') and m.in_service and ${inScope}`,
    values,
  );
  return row ?? { filled: 0, low: 0, empty: 0 };
}

/** Products that are sold out in lanes of machines in service, most lanes first. */
export function stockOuts(
  tx: Handle,
  scope: Scope,
  limit: number,
  language: Language = defaultLanguage,
): Promise<{ productName: string; image: string | null; emptyLanes: number; machines: number }[]> {
  const values: unknown[] = [limit];
  const inScope = seenSql(scope, "l", values);
  return tx.query(
    `select ${groupNameIn("p", language)(values)} as "productName", max(p.image) as image, sum(s.lanes)::int as "emptyLanes", sum(s.machines)::int as machines
     from (select l.top_id, l.product_id, count(*) as lanes, count(distinct l.machine_id) as machines
           from lane l join machine m on m.top_id = l.top_id and m.id = l.machine_id
           where l.stock = 0 and l.product_id is not null and l.status in ('normal', 'pickupOnly')
             and m.in_service and ${inScope}
           group by l.top_id, l.product_id) s
     join product p on p.top_id = s.top_id and p.id = s.product_id
     group by p.name order by 3 desc, 1 limit $1`,
    values,
  );
}

/** So many days before its last day a product counts as one that expires soon. */
const soonDays = 30;

/**
 * Goods in lanes of machines in service whose last day is near or over, the first to expire first (BIGSALES-32). The day of a
 * batch is its own, else that of its receipts, else the one of the product, as in the plan of visits.
 */
export function expiringSoon(
  tx: Handle,
  scope: Scope,
  today: string,
  limit: number,
  language: Language = defaultLanguage,
): Promise<{ productName: string; image: string | null; daysLeft: number; pieces: number; machines: number }[]> {
  const values: unknown[] = [limit, today];
  const inScope = seenSql(scope, "l", values);
  const until = `$2::date + ${soonDays}`;
  return tx.query(
    `with received as materialized (
       select x.top_id, x.product_id, x.batch_no, min(x.shelf_life_date) as day from ${linesThatCount}
       where x.batch_no <> '' and x.shelf_life_date is not null group by 1, 2, 3),
     near as materialized (
       select top_id, product_id from medicine_batch where shelf_life_date <= ${until}
       union select top_id, product_id from received where day <= ${until}
       union select top_id, id from product where shelf_life_date <= ${until})
     select ${groupNameIn("p", language)(values)} as "productName", max(p.image) as image, min(d.day) - $2::date as "daysLeft", sum(l.stock)::int as pieces,
       count(distinct l.machine_id)::int as machines
     from near n join product p on p.top_id = n.top_id and p.id = n.product_id join lane l on l.top_id = n.top_id and l.product_id = n.product_id
       join machine m on m.top_id = l.top_id and m.id = l.machine_id
       left join medicine_batch b on b.top_id = l.top_id and b.product_id = l.product_id and lower(b.batch_no) = lower(l.batch_no)
       left join received r on r.top_id = l.top_id and r.product_id = l.product_id and r.batch_no = l.batch_no
       cross join lateral (select coalesce(b.shelf_life_date, r.day, p.shelf_life_date) as day) d
     where l.stock > 0 and m.in_service and d.day <= ${until} and ${inScope}
     group by p.name order by 3, 1 limit $1`,
    values,
  );
}
