import type { AnswerOf } from "@yunshou/contract";
import type { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { type Handle, type Sql, sql, statement } from "@yunshou/database";

type Rows = AnswerOf<typeof shopFronts.products>["categories"];

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/**
 * By what customers look through a shelf: the mall's own categories that are shown and have something on the shelf, right in
 * them or below, else the categories of the catalogue. `isOnShelf` says which products `g` with their `p` are there.
 */
export async function shelfCategories(
  tx: Handle,
  { topId, merchantId }: Owner,
  isOnShelf: Sql,
): Promise<{ readonly areOwn: boolean; readonly rows: Rows }> {
  const shelf = sql`from mall_product g join product p on p.top_id = g.top_id and p.id = g.product_id where ${isOnShelf}`;
  const own = await tx.query<Rows[number]>(
    ...statement(sql`select c.name as "categoryName", a.name as "parentName", c.icon
      from mall_category c left join mall_category a on a.top_id = c.top_id and a.id = c.parent_id
      where c.top_id = ${topId} and c.merchant_id = ${merchantId} and c.shown and coalesce(a.shown, true)
        and exists (select 1 ${shelf} and g.category_id in (select b.id from mall_category b where b.top_id = c.top_id and (b.id = c.id or (b.parent_id = c.id and b.shown))))
      order by coalesce(a.sort_no, c.sort_no), a.id is not null, c.sort_no, c.id`),
  );
  if (own.length > 0) return { areOwn: true, rows: own };
  const rows = await tx.query<Rows[number]>(
    ...statement(
      sql`select distinct p.category as "categoryName", null as "parentName", null as icon ${shelf} and p.category <> '' order by 1`,
    ),
  );
  return { areOwn: false, rows };
}
