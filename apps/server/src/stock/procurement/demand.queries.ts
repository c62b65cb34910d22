import { conditions, type Handle, scoped, sql, statement } from "@yunshou/database";
import type { Demand } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
import { sellablePieces } from "./documents.queries.ts";
import { ofMerchants, type Owner } from "./owner.ts";
import type { Reader } from "./supplierProducts.queries.ts";

/** A product of a supplier with what is known of its need. */
export interface ProductDemand extends Demand {
  readonly productId: string;
  readonly productCode: string;
  readonly productName: string;
  readonly unit: string;
  readonly supplyPriceFen: string;
}

/** Days before which and from which on sales are counted. */
export interface DemandSpan {
  readonly since: string;
  readonly today: string;
  /** A year before today, and as many days before and after it as lie between the other two. */
  readonly yearAgo: { readonly since: string; readonly day: string; readonly until: string };
}

/** Merchants whose machines sell out of the warehouses of one: itself, and those below it that no warehouse of their own supplies. */
const suppliedBy = (merchantId: string) =>
  sql`(select m.id from merchant m where m.path @> array[${merchantId}::bigint] and not exists (
    select from warehouse h where h.kind = 'warehouse' and h.enabled
      and h.merchant_id = any(m.path[array_position(m.path, ${merchantId}::bigint) + 1:])))`;

/**
 * What the products of a supplier sold on the whole days of a span, by weekday, and a year ago; what they would have sold
 * where they were sold out, what of them lies in warehouses and bags, may be sold today and waits for no write-off, and what is ordered; the best sellers first.
 */
export const demandOf = (
  tx: Handle,
  { scope, language }: Reader,
  { topId, merchantId }: Owner,
  supplierId: string,
  { since, today, yearAgo }: DemandSpan,
): Promise<ProductDemand[]> =>
  tx.query<ProductDemand>(
    ...statement(sql`select k.product_id as "productId", p.code as "productCode", ${nameIn("p", language)} as "productName", p.unit, k.price_fen as "supplyPriceFen",
        k.pack_size as "packSize", k.lead_days as "leadDays", coalesce(v.sold, 0)::int as sold, v.sold_on as "soldOn", json_build_object('before', y.before, 'after', y.after) as "yearAgo", coalesce(w.lost, 0)::int as lost, coalesce(l.stock, 0)::int as stock,
        coalesce(l.warning, 0)::int as "warnThreshold", coalesce(o.pieces, 0)::int as "onOrder"
      from supplier_product k join product p on p.top_id = k.top_id and p.id = k.product_id
        cross join lateral (select sum(d.pieces) as sold, array_agg(coalesce(d.pieces, 0)::int order by e.weekday) as sold_on
          from generate_series(0, 6) as e(weekday) left join (select extract(dow from r.business_day) as weekday, sum(r.quantity) as pieces from rollup_sales r
            where ${scoped(scope, "r")} and r.merchant_id in ${suppliedBy(merchantId)} and r.product_id = k.product_id and r.top_id = ${topId} and r.business_day >= ${since}::date and r.business_day < ${today}::date
            group by 1) d on d.weekday = e.weekday) v
        cross join lateral (select coalesce(sum(r.quantity) filter (where r.business_day < ${yearAgo.day}::date), 0)::int as before,
            coalesce(sum(r.quantity) filter (where r.business_day >= ${yearAgo.day}::date), 0)::int as after from rollup_sales r
          where ${scoped(scope, "r")} and r.merchant_id in ${suppliedBy(merchantId)} and r.product_id = k.product_id and r.top_id = ${topId} and r.business_day >= ${yearAgo.since}::date and r.business_day < ${yearAgo.until}::date) y
        left join lateral (select round(sum(u.lost_milli) / 1000.0) as lost from sold_out u
          where ${scoped(scope, "u")} and u.merchant_id in ${suppliedBy(merchantId)} and u.product_id = k.product_id and u.top_id = ${topId} and u.business_day >= ${since}::date and u.business_day < ${today}::date) w on true
        left join lateral (select sum(${sellablePieces("e", scope, today)}) as stock, max(e.warn_threshold) as warning from goods_level e
          where ${scoped(scope, "e", ofMerchants)} and e.merchant_id = ${merchantId} and e.product_id = k.product_id) l on true
        left join lateral (select sum(greatest(x.quantity - x.done_quantity, 0)) as pieces
          from goods_document_line x join goods_document d on d.top_id = x.top_id and d.id = x.document_id and d.kind = 'order' and d.state in ('ordered', 'partlyReceived')
          where ${scoped(scope, "x", ofMerchants)} and x.merchant_id = ${merchantId} and x.product_id = k.product_id) o on true
      where ${conditions(
        scoped(scope, "k", ofMerchants),
        sql`k.top_id = ${topId} and k.merchant_id = ${merchantId} and k.supplier_id = ${supplierId} and k.enabled and p.deleted_at is null`,
      )} order by sold desc, k.id limit 200`),
  );
