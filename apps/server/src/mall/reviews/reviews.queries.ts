import type { AnswerOf, Language, StoredRow } from "@yunshou/contract";
import type { mallReviews, shopReviews } from "@yunshou/contract/mall/reviews";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { MallReviewState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants } from "../products.queries.ts";
import type { ShopKey } from "../shopFront/shopFronts.queries.ts";
import { soldNameIn } from "../../goods/productNames.queries.ts";

type Row = StoredRow<typeof mallReviews.list>;

interface ReviewFilters {
  readonly productName?: string | undefined;
  readonly stars?: number | undefined;
  readonly reviewState?: MallReviewState | undefined;
}

const listOf = (scope: Scope, language: Language, filters: ReviewFilters): List => ({
  columns: sql`r.id as "reviewId", r.order_id as "orderNo", f.shop_kind as "shopKind", ${soldNameIn("o", language)} as "productName", r.buyer_name as "buyerName", r.stars, r.content,
    r.state as "reviewState", r.reason, r.reply, r.replied_at as "repliedTime", u.name as "changedBy", r.created_at as "createdTime",
    h.name as "merchantName"`,
  from: sql`mall_review r join sales_order o on o.top_id = r.top_id and o.id = r.order_id
    join mall_order f on f.top_id = r.top_id and f.id = r.order_id join merchant h on h.id = r.merchant_id
    left join app_user u on u.id = r.changed_by`,
  where: conditions(
    scoped(scope, "r", ofMerchants),
    contains("o.product_name", filters.productName),
    equals("r.stars", filters.stars),
    equals("r.state", filters.reviewState),
  ),
});

const order = {
  by: { createdTime: "r.id" },
  unsorted: "r.id desc",
  tie: ["r.id desc"],
} as const satisfies Order<string>;

export const listReviews = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: ReviewFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, language, filters), order, paging);

/** A review as a call works on it. */
export interface HeldReview {
  readonly topId: string;
  readonly merchantId: string;
  readonly reviewId: string;
  readonly orderId: string;
  readonly state: MallReviewState;
}

export async function lockReview(tx: Handle, scope: Scope, reviewId: string): Promise<HeldReview | undefined> {
  const [row] = await tx.query<HeldReview>(
    ...statement(sql`select r.top_id as "topId", r.merchant_id as "merchantId", r.id as "reviewId", r.order_id as "orderId", r.state
      from mall_review r where r.id = ${reviewId} and ${scoped(scope, "r", ofMerchants)} for update of r`),
  );
  return row;
}

type Key = Pick<HeldReview, "topId" | "reviewId">;

export async function saveReply(
  tx: Handle,
  { topId, reviewId }: Key,
  { reply, userId, at }: { readonly reply: string; readonly userId: string; readonly at: Date },
): Promise<void> {
  await tx.query("update mall_review set reply = $3, replied_at = $4, changed_by = $5 where top_id = $1 and id = $2", [
    topId,
    reviewId,
    reply,
    at,
    userId,
  ]);
}

export async function saveReviewState(
  tx: Handle,
  { topId, reviewId }: Key,
  { state, reason, userId }: { readonly state: MallReviewState; readonly reason: string; readonly userId: string },
): Promise<void> {
  await tx.query("update mall_review set state = $3, reason = $4, changed_by = $5 where top_id = $1 and id = $2", [
    topId,
    reviewId,
    state,
    reason,
    userId,
  ]);
}

const pageSize = 10;

/** What customers read about a product of a shop. */
export async function shownReviews(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  mallProductId: string,
  page: number,
): Promise<AnswerOf<typeof shopReviews.list>> {
  const asked = [topId, merchantId, mallProductId];
  const shown = "top_id = $1 and merchant_id = $2 and mall_product_id = $3 and state = 'shown'";
  const [sum] = await tx.query<{ total: number; meanHundredths: number | null }>(
    `select count(*)::int as total, round(avg(stars) * 100)::int as "meanHundredths" from mall_review where ${shown}`,
    asked,
  );
  const rows = await tx.query<AnswerOf<typeof shopReviews.list>["rows"][number]>(
    `select id as "reviewId", buyer_name as "buyerName", stars, content, reply, created_at as "createdTime" from mall_review
     where ${shown} order by id desc limit ${pageSize} offset $4`,
    [...asked, (page - 1) * pageSize],
  );
  return { total: sum?.total ?? 0, meanHundredths: sum?.meanHundredths ?? null, rows };
}

interface OrderKey {
  readonly topId: string;
  readonly orderNo: string;
}

/** What the buyer of an order said; a hidden review is still his own. */
export async function reviewOfOrder(
  tx: Handle,
  { topId, orderNo }: OrderKey,
): Promise<AnswerOf<typeof shopReviews.ofOrder>["review"]> {
  const [row] = await tx.query<NonNullable<AnswerOf<typeof shopReviews.ofOrder>["review"]>>(
    `select stars, content, reply, created_at as "createdTime" from mall_review where top_id = $1 and order_id = $2`,
    [topId, orderNo],
  );
  return row ?? null;
}

export interface NewReview {
  readonly buyerName: string;
  readonly stars: number;
  readonly content: string;
  readonly at: Date;
}

/** Writes what a buyer said about an order of the mall. Answers whether it is the first of its order. */
export async function insertReview(
  tx: Handle,
  { topId, orderNo }: OrderKey,
  { buyerName, stars, content, at }: NewReview,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into mall_review (top_id, merchant_id, order_id, mall_product_id, buyer_name, stars, content, created_at)
     select top_id, merchant_id, id, mall_product_id, $3, $4, $5, $6 from mall_order where top_id = $1 and id = $2 and mall_product_id is not null
     on conflict (order_id, top_id) do nothing returning id`,
    [topId, orderNo, buyerName, stars, content, at],
  );
  return rows.length > 0;
}
