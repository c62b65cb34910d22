import type { AnswerOf, Language } from "@yunshou/contract";
import type { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { conditions, contains, equals, type Handle, raw, scopedBy, sql, statement } from "@yunshou/database";
import {
  categoriesBelow,
  type DeliveryWay,
  type Fulfilment,
  type MallSettings,
  type PayState,
  type ShipState,
  type ShopKind,
} from "@yunshou/domain";
import { needsPrescription } from "../../goods/prescription.queries.ts";
import { nameIn } from "../../goods/productNames.queries.ts";
import type { MachineFacts } from "../../orders/book/order.ts";
import { shelfCategories } from "../categories/shelfCategories.queries.ts";
import { settingsOf } from "../settings/settings.queries.ts";

type ShopAnswer = AnswerOf<typeof shopFronts.shop>;
type ProductsAnswer = AnswerOf<typeof shopFronts.products>;

/** A shop as buyers meet it, with what its orders take over from their merchant. */
export interface ShopFront
  extends
    Omit<ShopAnswer, "pickupPoints" | "notices" | "groupCode" | "freight" | "banners">,
    Pick<
      MachineFacts,
      | "topId"
      | "merchantId"
      | "timeZone"
      | "province"
      | "storeState"
      | "refundAgreed"
      | "refundMaximumFen"
      | "machineRefunds"
      | "refundReviewFen"
    > {
  readonly shopKind: ShopKind;
  readonly shopId: string;
  /** Days for which money can be asked back of goods that are with their buyer; null for as long as there is some. */
  readonly afterSaleDays: number | null;
}

/** A shop by its number; undefined too while its merchant, or one above it, is stopped. */
export async function shopByNumber(tx: Handle, shopNo: string): Promise<ShopFront | undefined> {
  const [row] = await tx.query<ShopFront>(
    `select s.top_id as "topId", s.merchant_id as "merchantId", s.id as "shopId", s.shop_no as "shopNo", s.kind as "shopKind", s.name as "shopName",
       s.service_phone as "servicePhone", s.announcement, s.service_tags as "serviceTags", s.logo, s.open_status as "openStatus",
       s.delivery_ways as "deliveryWays", s.delivery_fee_fen as "deliveryFeeFen", s.close_minutes as "closeMinutes", null as "freeFromFen",
       null as "afterSaleDays", true as "takesReviews", '' as "checkoutNotice", m.time_zone as "timeZone", m.province,
       m.store_state as "storeState", m.refund_agreed as "refundAgreed", m.refund_maximum_fen as "refundMaximumFen", true as "machineRefunds", m.refund_review_fen as "refundReviewFen"
     from shop s join merchant m on m.id = s.merchant_id
     where s.shop_no = $1 and not exists (select from merchant a where a.id = any(m.path) and a.status <> 'normal')`,
    [shopNo],
  );
  return row === undefined || row.shopKind !== "mall" ? row : { ...row, ...settled(await settingsOf(tx, row)) };
}

/** What the settings of a mall say about its shop. */
const settled = (settings: MallSettings) => ({
  deliveryWays: [...settings.deliveryWays],
  deliveryFeeFen: String(settings.deliveryFeeFen),
  freeFromFen: settings.freeFromFen === null ? null : String(settings.freeFromFen),
  closeMinutes: settings.closeMinutes,
  afterSaleDays: settings.afterSaleDays,
  takesReviews: settings.reviews,
  checkoutNotice: settings.checkoutNotice,
});

export type ShopKey = Pick<ShopFront, "topId" | "merchantId">;

/** What customers read now: published, and its time has come. */
export const publishedNotices = (
  tx: Handle,
  { topId, merchantId }: ShopKey,
  now: Date,
): Promise<ShopAnswer["notices"]> =>
  tx.query(
    `select id as "mallNoticeId", title as "noticeTitle", content as "noticeContent", publish_at as "publishTime" from mall_notice
     where top_id = $1 and merchant_id = $2 and state = 'published' and publish_at <= $3 order by publish_at desc, id desc limit 5`,
    [topId, merchantId, now],
  );

/** The newest code that works of a machine, which may be of a merchant below the shop's, else that of the shop. */
export async function groupCodeOf(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  today: string,
  machine: { readonly merchantId: string; readonly machineId: string } | null = null,
): Promise<ShopAnswer["groupCode"]> {
  const [row] = await tx.query<NonNullable<ShopAnswer["groupCode"]>>(
    `select name as "qrName", image as "qrImage" from mall_group_code
     where top_id = $1 and enabled and valid_to >= $3::date
       and (merchant_id = $2 and machine_id is null or merchant_id = $5 and machine_id = $4)
     order by machine_id is null, id desc limit 1`,
    [topId, merchantId, today, machine?.machineId ?? null, machine?.merchantId ?? null],
  );
  return row ?? null;
}

/** Counters that are open, and machines that are open and in operation (LANE-07). */
export const openPickupPoints = (tx: Handle, { topId, merchantId }: ShopKey): Promise<ShopAnswer["pickupPoints"]> =>
  tx.query(
    `select k.id as "pickupPointId", k.name as "pickupPoint", k.address as "pointAddress", k.longitude, k.latitude, m.machine_no as "machineNo"
     from mall_pickup_point k left join machine m on m.top_id = k.top_id and m.id = k.machine_id
     where k.top_id = $1 and k.merchant_id = $2 and k.open_status = 'open' and (k.machine_id is null or (m.in_service and m.operation = 'inOperation'))
     order by k.name, k.id limit 200`,
    [topId, merchantId],
  );

/** Where goods are fetched: a counter, or a machine. */
export interface PickupPlace {
  readonly name: string;
  readonly machineId: string | null;
}

/** An open pickup point, which stays until the transaction ends. */
export async function holdPickupPoint(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  pickupPointId: string,
): Promise<PickupPlace | undefined> {
  const [row] = await tx.query<PickupPlace>(
    `select name, machine_id as "machineId" from mall_pickup_point
     where top_id = $1 and merchant_id = $2 and id = $3 and open_status = 'open' for share`,
    [topId, merchantId, pickupPointId],
  );
  return row;
}

/** The shop is the scope: whoever knows its number sees its shelf. */
const onShelf = (shop: ShopKey) =>
  scopedBy(
    sql`g.top_id = ${shop.topId} and g.merchant_id = ${shop.merchantId} and g.on_shelf and p.deleted_at is null and not ${raw(needsPrescription("p"))}`,
  );
const shelf = "mall_product g join product p on p.top_id = g.top_id and p.id = g.product_id";
const pageSize = 20;
const shelfColumns = (language: Language) =>
  sql`g.id as "mallProductId", ${nameIn("p", language)} as "productName", p.category, p.image, g.price_fen as "priceFen", g.stock - g.reserved as free, p.weight_grams as "weightGrams"`;

/** What products of a basket cost now; those that left the shelf are missing. */
export const productsOfBasket = (
  tx: Handle,
  shop: ShopKey,
  language: Language,
  mallProductIds: readonly string[],
): Promise<ProductsAnswer["rows"]> =>
  tx.query(
    ...statement(
      sql`select ${shelfColumns(language)} from ${raw(shelf)} where ${onShelf(shop)} and g.id = any(${[...mallProductIds]}::bigint[])`,
    ),
  );

/** One page of what is on the shelf. */
export async function shelfProducts(
  tx: Handle,
  shop: ShopKey,
  language: Language,
  { productName, category, page }: { readonly productName: string; readonly category: string; readonly page: number },
): Promise<ProductsAnswer> {
  const categories = await shelfCategories(tx, shop, onShelf(shop));
  const chosen = categoriesBelow(categories.rows, category);
  const where = conditions(
    onShelf(shop),
    contains("p.name", productName === "" ? undefined : productName),
    category === ""
      ? undefined
      : categories.areOwn
        ? sql`g.category_id in (select c.id from mall_category c where c.top_id = ${shop.topId} and c.merchant_id = ${shop.merchantId} and c.name = any(${chosen}::text[]))`
        : equals("p.category", category),
  );
  const rows = await tx.query<ProductsAnswer["rows"][number]>(
    ...statement(sql`select ${shelfColumns(language)}
      from ${raw(shelf)} where ${where} order by g.sort_no, g.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`),
  );
  const [count] = await tx.query<{ n: number }>(
    ...statement(sql`select count(*)::int as n from ${raw(shelf)} where ${where}`),
  );
  return { rows, total: count?.n ?? 0, categories: categories.rows };
}

/** An order as its buyer sees it. */
export interface BuyersOrder {
  readonly topId: string;
  readonly merchantId: string;
  readonly orderNo: string;
  readonly productName: string;
  readonly quantity: number;
  readonly orderPriceFen: string;
  readonly deliveryFeeFen: string;
  readonly discountAmountFen: string;
  readonly paidAmountFen: string;
  readonly refundableFen: string;
  readonly payState: PayState;
  readonly fulfilment: Fulfilment;
  readonly deliveryWay: DeliveryWay;
  readonly pickupPoint: string | null;
  readonly expressNo: string | null;
  readonly courier: string | null;
  readonly receiverSealed: Buffer;
  readonly shipState: ShipState | null;
  readonly orderTime: Date;
  readonly buyingGroupId: string | null;
  /** When the goods were with their buyer; null while they are not. */
  readonly deliveredAt: Date | null;
}

const buyersOrder = `select f.top_id as "topId", f.merchant_id as "merchantId", f.id as "orderNo", o.product_name as "productName", o.quantity, o.price_fen as "orderPriceFen",
       f.delivery_fee_fen as "deliveryFeeFen", o.discount_fen as "discountAmountFen", o.paid_fen as "paidAmountFen",
       o.paid_fen - o.refunded_fen as "refundableFen", o.pay_state as "payState",
       case when f.mall_product_id is null or f.pickup_machine_id is not null then o.ship_state end as "shipState", f.fulfilment, f.delivery_way as "deliveryWay", f.pickup_point as "pickupPoint", f.express_no as "expressNo", f.courier,
       f.receiver_sealed as "receiverSealed", f.ordered_at as "orderTime", f.buying_group_id as "buyingGroupId", o.delivered_at as "deliveredAt"
     from mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id
     where f.top_id = $1 and f.merchant_id = $2`;

/** The order of a shop that was placed under this token. */
export async function orderOfToken(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  tokenHash: Buffer,
): Promise<BuyersOrder | undefined> {
  const [row] = await tx.query<BuyersOrder>(`${buyersOrder} and f.token_hash = $3`, [topId, merchantId, tokenHash]);
  return row;
}

/** An order of a buyer who is logged in; one of somebody else is as unknown as none. */
export async function orderOfBuyer(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  buyerId: string,
  orderNo: string,
): Promise<BuyersOrder | undefined> {
  const [row] = await tx.query<BuyersOrder>(`${buyersOrder} and f.buyer_id = $3 and f.id = $4`, [
    topId,
    merchantId,
    buyerId,
    orderNo,
  ]);
  return row;
}

/** Orders of a product that a phone has not paid; the product is locked. */
export async function unpaidOf(
  tx: Handle,
  { topId }: ShopKey,
  mallProductId: string,
  phoneIndexes: readonly Buffer[],
): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id
     where f.top_id = $1 and f.mall_product_id = $2 and f.hold = 'reserved' and f.phone_index = any($3::bytea[]) and o.pay_state = 'unpaid'`,
    [topId, mallProductId, phoneIndexes],
  );
  return row?.n ?? 0;
}

export interface NewMallOrder extends ShopKey {
  readonly orderId: string;
  readonly shopKind: ShopKind;
  /** Null where the goods come out of a lane. */
  readonly mallProductId: string | null;
  readonly flashSaleId: string | null;
  readonly groupBuyId?: string | null;
  readonly buyingGroupId?: string | null;
  readonly buyerId: string | null;
  readonly quantity: number;
  readonly tokenHash: Buffer;
  readonly receiverSealed: Buffer;
  readonly phoneIndex: Buffer;
  readonly deliveryWay: DeliveryWay;
  readonly deliveryFeeFen: bigint;
  readonly pickupPointId: string | null;
  readonly pickupPoint: string | null;
  /** Where a machine hands the goods out for a code; the hash is that of the code. */
  readonly pickupMachineId?: string | null;
  readonly pickupIndex?: Buffer | null;
  readonly fulfilment: Fulfilment;
  readonly orderedAt: Date;
}

export async function insertMallOrder(tx: Handle, order: NewMallOrder): Promise<void> {
  await tx.query(
    `insert into mall_order (top_id, id, merchant_id, shop_kind, mall_product_id, quantity, token_hash, receiver_sealed, phone_index, delivery_way,
       delivery_fee_fen, pickup_point_id, pickup_point, fulfilment, ordered_at, buyer_id, pickup_machine_id, pickup_index, flash_sale_id, group_buy_id, buying_group_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
    [
      order.topId,
      order.orderId,
      order.merchantId,
      order.shopKind,
      order.mallProductId,
      order.quantity,
      order.tokenHash,
      order.receiverSealed,
      order.phoneIndex,
      order.deliveryWay,
      String(order.deliveryFeeFen),
      order.pickupPointId,
      order.pickupPoint,
      order.fulfilment,
      order.orderedAt,
      order.buyerId,
      order.pickupMachineId ?? null,
      order.pickupIndex ?? null,
      order.flashSaleId,
      order.groupBuyId ?? null,
      order.buyingGroupId ?? null,
    ],
  );
}
