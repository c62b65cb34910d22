import type { StoredRow } from "@yunshou/contract";
import type { mallBuyers } from "@yunshou/contract/mall/mallBuyers";
import { conditions, given, type Handle, type Scope, scoped, sql } from "@yunshou/database";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants } from "../products.queries.ts";

export type BuyerRecord = Omit<StoredRow<typeof mallBuyers.list>, "phone"> & { readonly phoneSealed: Buffer };

/** What was paid alone counts; the sums are those of `paidOf` in `countedOrders.queries.ts`. */
const listOf = (scope: Scope, phoneIndexes: readonly string[] | undefined): List => ({
  columns: `b.id as "mallBuyerId", b.phone_sealed as "phoneSealed", s.orders as "orderCount", s.paid as "paidAmountFen", s.discount as "discountAmountFen",
    s.refunded as "refundAmountFen", k.coupons as "couponCount", s.last as "lastOrderTime", b.created_at as "createdTime", h.name as "merchantName"`,
  from: "mall_buyer b join merchant h on h.id = b.merchant_id",
  where: conditions(
    scoped(scope, "b", ofMerchants),
    given(
      phoneIndexes,
      (indexes) => sql`b.phone_index in (select decode(x, 'hex') from unnest(${[...indexes]}::text[]) x)`,
    ),
  ),
  shown: sql`left join lateral (
    select count(*)::int as orders, coalesce(sum(o.paid_fen), 0)::bigint as paid, coalesce(sum(o.discount_fen), 0)::bigint as discount,
      coalesce(sum(o.refunded_fen), 0)::bigint as refunded, max(f.ordered_at) as last
    from mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id
    where f.buyer_id = b.id and o.paid_fen > 0 and ${scoped(scope, "o")}) s on true
    left join lateral (
      select count(*)::int as coupons from coupon_draw w
      where w.buyer_id = b.id and w.code_id is not null and ${scoped(scope, "w", ofMerchants)}) k on true`,
});

const order = {
  by: { createdTime: "b.id" },
  unsorted: "b.id desc",
  tie: ["b.id desc"],
} as const satisfies Order<string>;

/** @param phoneIndexes hashes of the phone that is looked for, in hexadecimal digits. */
export const listBuyers = (
  tx: Handle,
  scope: Scope,
  phoneIndexes: readonly string[] | undefined,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<BuyerRecord>> => pageOf(tx, listOf(scope, phoneIndexes), order, paging);
