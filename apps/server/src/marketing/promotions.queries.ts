import type { AnswerOf, Language, StoredRow } from "@yunshou/contract";
import type { promotions } from "@yunshou/contract/marketing/promotions";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  raw,
  type Scope,
  scoped,
  scopedBy,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import type { PromotionKind } from "@yunshou/domain";
import { allOf, type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../platform/lists.queries.ts";
import { nameIn, soldNameIn } from "../goods/productNames.queries.ts";

export interface PromotionFilters {
  readonly planName?: string | undefined;
  readonly planType?: PromotionKind | undefined;
  readonly fromDay: string;
  readonly toDay: string;
}

/** Orders of the scope that were paid and made cheaper, one row each, with all that was taken off. */
const promoted = (scope: Scope, { planName, planType, fromDay, toDay }: PromotionFilters): Sql => {
  const where = conditions(
    scoped(scope, "p"),
    sql`p.business_day between ${fromDay}::date and ${toDay}::date and not p.released`,
  );
  const matching = conditions(scoped(scope, "q"), contains("q.name", planName), equals("q.kind", planType));
  const narrowed = planName === undefined && planType === undefined ? raw("true") : matching;
  return sql`(select o.*, h.discount, h.names, h.first_kind
    from (select p.top_id, p.order_id, sum(p.discount_fen)::bigint as discount, string_agg(p.name, '、' order by p.place) as names,
            (array_agg(p.kind order by p.place))[1] as first_kind
          from order_promotion p where ${where} and exists (select from order_promotion q where q.top_id = p.top_id and q.order_id = p.order_id and ${narrowed})
          group by p.top_id, p.order_id) h
    join sales_order o on o.top_id = h.top_id and o.id = h.order_id and o.counted and ${scoped(scope, "o")})`;
};

const sums = raw(
  `sum(o.price_fen)::bigint as order_price, sum(o.discount)::bigint as discount, sum(o.paid_fen)::bigint as paid`,
);
const shownSums = raw(`g.order_price as "orderPriceFen", g.discount as "discountFen", g.paid as "paidFen"`);
/** The scope stands within the grouped rows. */
const grouped = scopedBy(raw("true"));

const byMoney = { orderPriceFen: "g.order_price", discountFen: "g.discount", paidFen: "g.paid" } as const;

export interface ProductFilters extends PromotionFilters {
  readonly productName?: string | undefined;
}

const productsOf = (scope: Scope, language: Language, { productName, ...filters }: ProductFilters): List => ({
  columns: sql`g.product_id as "productId", r.code as "productCode", ${nameIn("r", language)} as "productName", g.pieces as "salesCount", ${shownSums},
    (g.paid / nullif(sum(g.paid) over (), 0))::float8 as share`,
  from: sql`(select o.top_id, o.product_id, sum(o.quantity)::int as pieces, ${sums} from ${promoted(scope, filters)} o group by o.top_id, o.product_id) g
    join product r on r.top_id = g.top_id and r.id = g.product_id`,
  where: conditions(grouped, contains("r.name", productName)),
});

const productOrder = {
  by: { ...byMoney, salesCount: "g.pieces" },
  unsorted: "paidFen",
  tie: ["g.product_id desc"],
} as const satisfies Order<string>;

export const promotedProducts = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: ProductFilters,
  paging: Paging<keyof typeof productOrder.by>,
): Promise<Page<StoredRow<typeof promotions.products>>> =>
  pageOf(tx, productsOf(scope, language, filters), productOrder, paging);

const moneyTotals = raw(`coalesce(sum(f."orderPriceFen"), 0)::text as "orderPriceFen",
  coalesce(sum(f."discountFen"), 0)::text as "discountFen", coalesce(sum(f."paidFen"), 0)::text as "paidFen"`);

/** What all rows of the list come to. */
export async function productTotals(
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: ProductFilters,
): Promise<AnswerOf<typeof promotions.productTotals>> {
  const [row] = await tx.query<AnswerOf<typeof promotions.productTotals>>(
    ...statement(
      sql`select coalesce(sum(f."salesCount"), 0)::int as "salesCount", ${moneyTotals} from (${allOf(productsOf(scope, language, filters))}) f`,
    ),
  );
  return row!;
}

/** The next rows of an export, by product; their shares would be those of the rows that are left. */
export const promotedProductsAfter = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: ProductFilters,
  after: string,
  limit: number,
): Promise<Omit<StoredRow<typeof promotions.products>, "share">[]> =>
  rowsAfter(tx, productsOf(scope, language, filters), "g.product_id", after, limit);

export interface MerchantFilters extends PromotionFilters {
  readonly merchantName?: string | undefined;
}

const merchantsOf = (scope: Scope, { merchantName, ...filters }: MerchantFilters): List => ({
  columns: sql`m.merchant_no as "merchantNo", m.name as "merchantName", g.orders as "orderCount", ${shownSums}`,
  from: sql`(select o.merchant_id, count(*)::int as orders, ${sums} from ${promoted(scope, filters)} o group by o.merchant_id) g
    join merchant m on m.id = g.merchant_id`,
  where: conditions(grouped, contains("m.name", merchantName)),
});

const merchantOrder = {
  by: { ...byMoney, orderCount: "g.orders" },
  unsorted: "paidFen",
  tie: ["g.merchant_id desc"],
} as const satisfies Order<string>;

export const promotedMerchants = (
  tx: Handle,
  scope: Scope,
  filters: MerchantFilters,
  paging: Paging<keyof typeof merchantOrder.by>,
): Promise<Page<StoredRow<typeof promotions.merchants>>> =>
  pageOf(tx, merchantsOf(scope, filters), merchantOrder, paging);

/** What all rows of the list come to. */
export async function merchantTotals(
  tx: Handle,
  scope: Scope,
  filters: MerchantFilters,
): Promise<AnswerOf<typeof promotions.merchantTotals>> {
  const [row] = await tx.query<AnswerOf<typeof promotions.merchantTotals>>(
    ...statement(
      sql`select coalesce(sum(f."orderCount"), 0)::int as "orderCount", ${moneyTotals} from (${allOf(merchantsOf(scope, filters))}) f`,
    ),
  );
  return row!;
}

/** The next rows of an export, by merchant number. */
export const promotedMerchantsAfter = (
  tx: Handle,
  scope: Scope,
  filters: MerchantFilters,
  after: string,
  limit: number,
): Promise<StoredRow<typeof promotions.merchants>[]> =>
  rowsAfter(tx, merchantsOf(scope, filters), "m.merchant_no", after, limit);

/** The orders behind a figure: of one product or of one merchant. */
export interface OrderFilters extends PromotionFilters {
  readonly productCode?: string;
  readonly merchantNo?: string;
}

const ordersOf = (scope: Scope, language: Language, { productCode, merchantNo, ...filters }: OrderFilters): List => ({
  columns: sql`o.id as "orderNo", coalesce(k.machine_no, '') as "machineNo", ${soldNameIn("o", language)} as "productName", o.names as "planName", o.first_kind as "planType",
    o.price_fen as "orderPriceFen", o.discount as "discountFen", o.paid_fen as "paidFen", o.ordered_at as "orderTime"`,
  from: sql`${promoted(scope, filters)} o left join machine k on k.top_id = o.top_id and k.id = o.machine_id`,
  where: conditions(
    scoped(scope, "o"),
    given(
      productCode,
      (code) =>
        sql`exists (select from product r where r.top_id = o.top_id and r.id = o.product_id and r.code = ${code})`,
    ),
    given(
      merchantNo,
      (no) => sql`exists (select from merchant m where m.id = o.merchant_id and m.merchant_no = ${no})`,
    ),
  ),
});

const orderOrder = { by: { orderTime: "o.id" }, unsorted: "orderTime", tie: ["o.id"] } as const satisfies Order<string>;

/** The orders behind a figure, as the figure counted them. */
export const promotedOrders = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: OrderFilters,
  paging: Paging<"orderTime">,
): Promise<Page<StoredRow<typeof promotions.productOrders>>> =>
  pageOf(tx, ordersOf(scope, language, filters), orderOrder, paging);

/** The next rows of an export, by order number. */
export const promotedOrdersAfter = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: OrderFilters,
  after: string,
  limit: number,
): Promise<StoredRow<typeof promotions.productOrders>[]> =>
  rowsAfter(tx, ordersOf(scope, language, filters), "o.id", after, limit);
