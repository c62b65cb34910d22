import type { Language, StoredRow } from "@yunshou/contract";
import type { mallAfterSales } from "@yunshou/contract/mall/afterSales";
import { conditions, contains, equals, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { AfterSaleKind, AfterSaleReason, AfterSaleState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { mallStateSql } from "../orders/orders.queries.ts";
import { soldNameIn } from "../../goods/productNames.queries.ts";

type Row = StoredRow<typeof mallAfterSales.list>;

const ofMerchants = { machine: null } as const;

/** Pieces of an application's order `f` that no parcel has brought back yet. */
const returnable = raw(
  `(f.quantity - coalesce((select sum(b.pieces) from mall_after_sale b where b.top_id = f.top_id and b.order_id = f.id), 0))::int`,
);

/** The refund `d` that an application `a` became, where a second person declined it: the application is rejected then. */
const declined = raw("left join refund d on d.top_id = a.top_id and d.id = a.refund_id and d.state = 'declined'");
/** One that still waits has what it asks for once all money of its order `o` went back another way. */
const state = raw(
  "case when d.id is not null then 'rejected' when a.state in ('asked', 'returning') and o.pay_state = 'refunded' then 'approved' else a.state end",
);
const refundFen = raw("case when d.id is null then a.refund_fen end");

const listOf = (
  scope: Scope,
  language: Language,
  filters: {
    readonly orderNo?: string | undefined;
    readonly afterSaleState?: AfterSaleState | undefined;
    readonly afterSaleKind?: AfterSaleKind | undefined;
  },
): List => ({
  columns: sql`a.id as "afterSaleId", a.order_id as "orderNo", f.shop_kind as "shopKind", ${soldNameIn("o", language)} as "productName", o.quantity, ${returnable} as returnable, a.kind as "afterSaleKind", a.reason as "afterSaleReason", a.content,
    o.paid_fen as "paidAmountFen", a.amount_fen as "askedAmountFen", ${state} as "afterSaleState", ${refundFen} as "refundAmountFen", a.pieces,
    ${raw(mallStateSql)} as "orderStatus", coalesce(d.failure, a.note) as note, u.name as "decidedBy", a.created_at as "createdTime", h.name as "merchantName"`,
  from: sql`mall_after_sale a join mall_order f on f.top_id = a.top_id and f.id = a.order_id
    join sales_order o on o.top_id = a.top_id and o.id = a.order_id join merchant h on h.id = a.merchant_id left join app_user u on u.id = a.decided_by ${declined}`,
  where: conditions(
    scoped(scope, "a", ofMerchants),
    contains(sql`a.order_id::text`, filters.orderNo),
    equals(state, filters.afterSaleState),
    equals("a.kind", filters.afterSaleKind),
  ),
});

const order = {
  by: { createdTime: "a.id" },
  unsorted: "a.id desc",
  tie: ["a.id desc"],
} as const satisfies Order<string>;

export const listAfterSales = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: Parameters<typeof listOf>[2],
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, language, filters), order, paging);

/** An application as a call works on it. */
export interface HeldAfterSale {
  readonly topId: string;
  readonly merchantId: string;
  readonly afterSaleId: string;
  readonly orderId: string;
  readonly amountFen: string;
  readonly kind: AfterSaleKind;
  readonly state: AfterSaleState;
  readonly note: string;
  /** Pieces of the order that no parcel has brought back yet. */
  readonly returnable: number;
  /** The goods on whose shelf they lay; null where they lay in a machine. */
  readonly mallProductId: string | null;
}

/** One application of the scope; its order is locked before it, as everywhere. */
export async function afterSaleOf(tx: Handle, scope: Scope, afterSaleId: string): Promise<HeldAfterSale | undefined> {
  const [row] = await tx.query<HeldAfterSale>(
    ...statement(sql`select a.top_id as "topId", a.merchant_id as "merchantId", a.id as "afterSaleId", a.order_id as "orderId",
      a.amount_fen as "amountFen", a.kind, ${state} as state, a.note, ${returnable} as returnable, case when f.pickup_machine_id is null then f.mall_product_id end as "mallProductId"
      from mall_after_sale a join mall_order f on f.top_id = a.top_id and f.id = a.order_id
        join sales_order o on o.top_id = a.top_id and o.id = a.order_id ${declined} where a.id = ${afterSaleId} and ${scoped(scope, "a", ofMerchants)}`),
  );
  return row;
}

export interface Decision {
  readonly state: AfterSaleState;
  readonly refundFen: bigint | null;
  /** Pieces that are sold again. */
  readonly pieces?: number;
  readonly note: string;
  readonly userId: string;
  readonly at: Date;
}

/** Writes what was decided. Answers whether it still stood as it was read. */
export async function decideAfterSale(
  tx: Handle,
  { topId, afterSaleId, state: before }: Pick<HeldAfterSale, "topId" | "afterSaleId" | "state">,
  { state, refundFen, pieces, note, userId, at }: Decision,
): Promise<boolean> {
  const rows = await tx.query(
    `update mall_after_sale set state = $3, refund_fen = $4, note = $5, decided_by = $6, decided_at = $7, pieces = $8
     where top_id = $1 and id = $2 and state = $9 returning id`,
    [
      topId,
      afterSaleId,
      state,
      refundFen === null ? null : String(refundFen),
      note,
      userId,
      at,
      pieces ?? null,
      before,
    ],
  );
  return rows.length > 0;
}

/** Notes which refund an approved application became. */
export async function saveRefundOf(
  tx: Handle,
  { topId, afterSaleId }: Pick<HeldAfterSale, "topId" | "afterSaleId">,
  refundId: string,
): Promise<void> {
  await tx.query("update mall_after_sale set refund_id = $3 where top_id = $1 and id = $2", [
    topId,
    afterSaleId,
    refundId,
  ]);
}

/** An application as its buyer sees it; what a second person says about its refund is said to colleagues. */
export interface BuyersAfterSale {
  readonly afterSaleState: AfterSaleState;
  readonly afterSaleKind: AfterSaleKind;
  readonly afterSaleReason: AfterSaleReason;
  readonly askedAmountFen: string;
  readonly refundAmountFen: string | null;
  readonly note: string;
  readonly createdTime: Date;
}

/** Applications of one order, the newest first; they are few. */
export const afterSalesOfOrder = (
  tx: Handle,
  { topId, orderNo }: { readonly topId: string; readonly orderNo: string },
): Promise<BuyersAfterSale[]> =>
  tx.query(
    ...statement(sql`select ${state} as "afterSaleState", a.kind as "afterSaleKind", a.reason as "afterSaleReason", a.amount_fen as "askedAmountFen",
        ${refundFen} as "refundAmountFen", case when d.id is null then a.note else '' end as note, a.created_at as "createdTime"
      from mall_after_sale a join sales_order o on o.top_id = a.top_id and o.id = a.order_id ${declined} where a.top_id = ${topId} and a.order_id = ${orderNo} order by a.id desc limit 20`),
  );

export interface NewAfterSale {
  readonly topId: string;
  readonly merchantId: string;
  readonly orderId: string;
  readonly kind: AfterSaleKind;
  readonly reason: AfterSaleReason;
  readonly content: string;
  readonly amountFen: string;
}

export async function insertAfterSale(tx: Handle, asked: NewAfterSale): Promise<void> {
  await tx.query(
    "insert into mall_after_sale (top_id, merchant_id, order_id, kind, reason, content, amount_fen) values ($1, $2, $3, $4, $5, $6, $7)",
    [asked.topId, asked.merchantId, asked.orderId, asked.kind, asked.reason, asked.content, asked.amountFen],
  );
}
