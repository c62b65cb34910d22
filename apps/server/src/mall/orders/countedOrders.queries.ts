import type { Language, StoredRow } from "@yunshou/contract";
import type { mallBuyers } from "@yunshou/contract/mall/mallBuyers";
import { conditions, type Handle, raw, type Scope, scoped, type Sql, sql } from "@yunshou/database";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { mallStateSql } from "./orders.queries.ts";
import { soldNameIn } from "../../goods/productNames.queries.ts";

export type CountedOrder = StoredRow<typeof mallBuyers.orders>;

const order = {
  by: { orderTime: "f.id" },
  unsorted: "f.id desc",
  tie: ["f.id desc"],
} as const satisfies Order<string>;

/** Orders of the mall that a figure counted; `which` is the condition of that figure on `mall_order f` and `sales_order o`. */
export const countedOrders = (
  tx: Handle,
  scope: Scope,
  language: Language,
  which: Sql,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<CountedOrder>> =>
  pageOf(
    tx,
    {
      columns: sql`f.id as "orderNo", f.shop_kind as "shopKind", ${soldNameIn("o", language)} as "productName", o.quantity, o.paid_fen as "paidAmountFen", o.refunded_fen as "refundAmountFen",
        ${raw(mallStateSql)} as "orderStatus", f.ordered_at as "orderTime"`,
      from: "mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id",
      where: conditions(scoped(scope, "o"), which),
    },
    order,
    paging,
  );

/** Orders of a buyer for which money came in. */
export const paidOf = (mallBuyerId: string): Sql => sql`f.buyer_id = ${mallBuyerId} and o.paid_fen > 0`;
/** Orders that have reserved pieces of a product on the shelf; what a machine hands out is kept in its lane. */
export const reservedOf = (mallProductId: string): Sql =>
  sql`f.mall_product_id = ${mallProductId} and f.hold = 'reserved' and f.pickup_machine_id is null`;
