import type { Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { mallStockLevels } from "@yunshou/contract/mall/mallStockLevels";
import { conditions, contains, equals, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import { nameIn } from "../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import { ofMerchants } from "./products.queries.ts";

type Row = StoredRow<typeof mallStockLevels.list>;
type Filters = Pick<
  ParsedInputOf<typeof mallStockLevels.list>,
  "productName" | "storeName" | "stockPlace" | "productStatus"
>;

/** Both places of pieces as one table; orders reserve pieces of the mall alone. */
const listOf = (scope: Scope, language: Language, filters: Filters): List => ({
  columns: sql`k.id as "stockLevelId", k.place as "stockPlace", s.name as "storeName", p.code as "productCode", ${nameIn("p", language)} as "productName",
    k.stock, k.reserved, k.stock - k.reserved as free, k.sold as "salesCount", case when k.on_shelf then 'on' else 'off' end as "productStatus",
    h.name as "merchantName"`,
  from: sql`(
      select g.top_id, g.merchant_id, g.id, 'mall' as place, null::bigint as store_id, g.product_id, g.stock, g.reserved, g.sold, g.on_shelf
      from mall_product g where ${scoped(scope, "g", ofMerchants)}
      union all
      select t.top_id, t.merchant_id, t.id, 'store', t.store_id, t.product_id, t.stock, 0, 0, t.on_shelf
      from physical_store_product t where ${scoped(scope, "t", ofMerchants)}
    ) k join product p on p.top_id = k.top_id and p.id = k.product_id join merchant h on h.id = k.merchant_id
    left join physical_store s on s.top_id = k.top_id and s.id = k.store_id`,
  where: conditions(
    scoped(scope, "k", ofMerchants),
    contains("p.name", filters.productName),
    contains("s.name", filters.storeName),
    equals("k.place", filters.stockPlace),
    equals("k.on_shelf", filters.productStatus === undefined ? undefined : filters.productStatus === "on"),
  ),
});

const order = {
  by: { stock: "k.stock", reserved: "k.reserved", free: "(k.stock - k.reserved)" },
  unsorted: "k.place asc",
  tie: ["k.id desc"],
} as const satisfies Order<string>;

export const listStockLevels = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, language, filters), order, paging);

type Movement = StoredRow<typeof mallStockLevels.movements>;

const movementOrder = {
  by: { createdTime: "v.id" },
  unsorted: "v.id desc",
  tie: ["v.id desc"],
} as const satisfies Order<string>;

/** What moved the pieces of one stock of the scope, newest first. */
export const listMovements = (
  tx: Handle,
  scope: Scope,
  stockLevelId: string,
  paging: Paging<"createdTime">,
): Promise<Page<Movement>> =>
  pageOf(
    tx,
    {
      columns: sql`v.id as "movementId", v.reason as "stockReason", v.stock_after - v.stock_before as change, v.stock_before as "stockBefore",
        v.stock_after as "stockAfter", v.order_id as "orderNo", f.shop_kind as "shopKind", v.note, u.name as "operatorName", v.created_at as "createdTime"`,
      from: "mall_stock_movement v left join mall_order f on f.top_id = v.top_id and f.id = v.order_id left join app_user u on u.id = v.actor_id",
      where: conditions(scoped(scope, "v", ofMerchants), sql`v.stock_level_id = ${stockLevelId}`),
    },
    movementOrder,
    paging,
  );

const tables = { mall: "mall_product", store: "physical_store_product" } as const;

/** Sets the pieces of a held stock. */
export async function saveStock(
  tx: Handle,
  {
    topId,
    place,
    stockLevelId,
  }: { readonly topId: string; readonly place: "mall" | "store"; readonly stockLevelId: string },
  stock: number,
): Promise<void> {
  await tx.query(
    ...statement(
      sql`update ${raw(tables[place])} set stock = ${stock} where top_id = ${topId} and id = ${stockLevelId}`,
    ),
  );
}
