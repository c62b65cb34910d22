import { conditions, type Handle, scoped, sql, statement } from "@yunshou/database";
import type { Demand } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
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

/** What the products of a supplier sold since a day and would have sold where they were sold out, what of them lies in warehouses and bags, and what is ordered; the best sellers first. */
export const demandOf = (
  tx: Handle,
  { scope, language }: Reader,
  { topId, merchantId }: Owner,
  supplierId: string,
  since: string,
): Promise<ProductDemand[]> =>
  tx.query<ProductDemand>(
    ...statement(sql`select k.product_id as "productId", p.code as "productCode", ${nameIn("p", language)} as "productName", p.unit, k.price_fen as "supplyPriceFen",
        k.pack_size as "packSize", k.lead_days as "leadDays", coalesce(v.sold, 0)::int as sold, coalesce(w.lost, 0)::int as lost, coalesce(l.stock, 0)::int as stock,
        coalesce(l.warning, 0)::int as "warnThreshold", coalesce(o.pieces, 0)::int as "onOrder"
      from supplier_product k join product p on p.top_id = k.top_id and p.id = k.product_id
        left join lateral (select sum(r.quantity) as sold from rollup_sales r
          where ${scoped(scope, "r")} and r.product_id = k.product_id and r.top_id = ${topId} and r.business_day >= ${since}::date) v on true
        left join lateral (select round(sum(u.lost_milli) / 1000.0) as lost from sold_out u
          where ${scoped(scope, "u")} and u.product_id = k.product_id and u.top_id = ${topId} and u.business_day >= ${since}::date) w on true
        left join lateral (select sum(e.stock) as stock, max(e.warn_threshold) as warning from goods_level e
          where ${scoped(scope, "e", ofMerchants)} and e.merchant_id = ${merchantId} and e.product_id = k.product_id) l on true
        left join lateral (select sum(greatest(x.quantity - x.done_quantity, 0)) as pieces
          from goods_document_line x join goods_document d on d.top_id = x.top_id and d.id = x.document_id and d.kind = 'order' and d.state in ('ordered', 'partlyReceived')
          where ${scoped(scope, "x", ofMerchants)} and x.merchant_id = ${merchantId} and x.product_id = k.product_id) o on true
      where ${conditions(
        scoped(scope, "k", ofMerchants),
        sql`k.top_id = ${topId} and k.merchant_id = ${merchantId} and k.supplier_id = ${supplierId} and k.enabled and p.deleted_at is null`,
      )} order by sold desc, k.id limit 200`),
  );
