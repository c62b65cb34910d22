import type { AnswerOf, Language, StoredRow } from "@yunshou/contract";
import type { flashSales, shopFlashSales } from "@yunshou/contract/mall/flashSales";
import { conditions, contains, given, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { FlashSaleState, FlashSaleStatus } from "@yunshou/domain";
import { needsPrescription } from "../../goods/prescription.queries.ts";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "../products.queries.ts";
import type { ShopKey } from "../shopFront/shopFronts.queries.ts";

type Row = StoredRow<typeof flashSales.list>;

/** `flashSaleStatus` as SQL. */
const status = (now: Date) =>
  sql`case when s.state = 'stopped' then 'stopped' when s.ends_at <= ${now} then 'ended' when s.starts_at > ${now} then 'scheduled'
    when s.taken >= s.pieces then 'soldOut' else 'running' end`;

const listOf = (
  scope: Scope,
  language: Language,
  filters: { readonly productName?: string | undefined; readonly flashStatus?: FlashSaleStatus | undefined },
  now: Date,
): List => ({
  columns: sql`s.id as "flashSaleId", s.mall_product_id as "mallProductId", p.code as "productCode", ${nameIn("p", language)} as "productName",
    p.image as thumbnail, g.price_fen as "mallPriceFen", s.price_fen as "flashPriceFen", s.pieces, s.taken, s.per_buyer as "perBuyer",
    s.starts_at as "startsAt", s.ends_at as "endsAt", ${status(now)} as "flashStatus", u.name as "createdBy", s.created_at as "createdTime",
    h.name as "merchantName"`,
  from: sql`mall_flash_sale s join mall_product g on g.top_id = s.top_id and g.id = s.mall_product_id
    join product p on p.top_id = g.top_id and p.id = g.product_id join merchant h on h.id = s.merchant_id left join app_user u on u.id = s.created_by`,
  where: conditions(
    scoped(scope, "s", ofMerchants),
    contains("p.name", filters.productName),
    given(filters.flashStatus, (wanted) => sql`${status(now)} = ${wanted}`),
  ),
});

const order = {
  by: { startsAt: "s.starts_at", createdTime: "s.id" },
  unsorted: "s.id desc",
  tie: ["s.id desc"],
} as const satisfies Order<string>;

export const listFlashSales = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: Parameters<typeof listOf>[2],
  now: Date,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, language, filters, now), order, paging);

/** A flash sale as calls and orders work on it. */
export interface HeldFlashSale extends Owner {
  readonly flashSaleId: string;
  readonly mallProductId: string;
  readonly priceFen: string;
  readonly pieces: number;
  readonly taken: number;
  readonly perBuyer: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly state: FlashSaleState;
}

const held = sql`s.top_id as "topId", s.merchant_id as "merchantId", s.id as "flashSaleId", s.mall_product_id as "mallProductId", s.price_fen as "priceFen",
  s.pieces, s.taken, s.per_buyer as "perBuyer", s.starts_at as "startsAt", s.ends_at as "endsAt", s.state`;

/** The product of a flash sale of the scope, which is locked before the sale, as where an order is placed. */
export async function productOfFlashSale(tx: Handle, scope: Scope, flashSaleId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ mallProductId: string }>(
    ...statement(sql`select s.mall_product_id as "mallProductId" from mall_flash_sale s
      where s.id = ${flashSaleId} and ${scoped(scope, "s", ofMerchants)}`),
  );
  return row?.mallProductId;
}

export async function lockFlashSale(tx: Handle, scope: Scope, flashSaleId: string): Promise<HeldFlashSale | undefined> {
  const [row] = await tx.query<HeldFlashSale>(
    ...statement(sql`select ${held} from mall_flash_sale s
      where s.id = ${flashSaleId} and ${scoped(scope, "s", ofMerchants)} for update of s`),
  );
  return row;
}

/** A flash sale of a product of a shop, locked so that no two orders take the same piece. */
export async function lockFlashSaleOf(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  mallProductId: string,
  flashSaleId: string,
): Promise<HeldFlashSale | undefined> {
  const [row] = await tx.query<HeldFlashSale>(
    ...statement(sql`select ${held} from mall_flash_sale s where s.top_id = ${topId} and s.merchant_id = ${merchantId}
      and s.id = ${flashSaleId} and s.mall_product_id = ${mallProductId} for no key update of s`),
  );
  return row;
}

/** Pieces of a sale that an account holds or took; the sale is locked. */
export async function ownPieces(
  tx: Handle,
  { topId, flashSaleId }: Pick<HeldFlashSale, "topId" | "flashSaleId">,
  buyerId: string,
): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select coalesce(sum(quantity), 0)::int as n from mall_order
     where top_id = $1 and flash_sale_id = $2 and buyer_id = $3 and hold <> 'released'`,
    [topId, flashSaleId, buyerId],
  );
  return row?.n ?? 0;
}

/** Takes pieces of a locked sale. */
export async function takeFlashPieces(
  tx: Handle,
  { topId, flashSaleId }: Pick<HeldFlashSale, "topId" | "flashSaleId">,
  pieces: number,
): Promise<void> {
  await tx.query("update mall_flash_sale set taken = taken + $3 where top_id = $1 and id = $2", [
    topId,
    flashSaleId,
    pieces,
  ]);
}

/** Whether another sale of the product, which is locked, is open in a part of this time. */
export async function overlaps(
  tx: Handle,
  { topId, mallProductId }: { readonly topId: string; readonly mallProductId: string },
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  butNot: string | null,
): Promise<boolean> {
  const rows = await tx.query(
    `select from mall_flash_sale where top_id = $1 and mall_product_id = $2 and state = 'open' and starts_at < $4 and ends_at > $3
       and ($5::bigint is null or id <> $5) limit 1`,
    [topId, mallProductId, startsAt, endsAt, butNot],
  );
  return rows.length > 0;
}

export interface FlashSaleValues {
  readonly mallProductId: string;
  readonly flashPriceFen: bigint;
  readonly pieces: number;
  readonly perBuyer: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const valuesOf = ({ mallProductId, flashPriceFen, pieces, perBuyer, startsAt, endsAt }: FlashSaleValues) => [
  mallProductId,
  String(flashPriceFen),
  pieces,
  perBuyer,
  startsAt,
  endsAt,
];

export async function insertFlashSale(
  tx: Handle,
  { topId, merchantId }: Owner,
  userId: string | null,
  values: FlashSaleValues,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into mall_flash_sale (top_id, merchant_id, created_by, mall_product_id, price_fen, pieces, per_buyer, starts_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [topId, merchantId, userId, ...valuesOf(values)],
  );
  return row!.id;
}

type Key = Pick<HeldFlashSale, "topId" | "flashSaleId">;

export async function updateFlashSale(tx: Handle, { topId, flashSaleId }: Key, values: FlashSaleValues): Promise<void> {
  await tx.query(
    `update mall_flash_sale set mall_product_id = $3, price_fen = $4, pieces = $5, per_buyer = $6, starts_at = $7, ends_at = $8
     where top_id = $1 and id = $2`,
    [topId, flashSaleId, ...valuesOf(values)],
  );
}

export async function saveFlashState(tx: Handle, { topId, flashSaleId }: Key, state: FlashSaleState): Promise<void> {
  await tx.query("update mall_flash_sale set state = $3 where top_id = $1 and id = $2", [topId, flashSaleId, state]);
}

export async function deleteFlashSale(tx: Handle, { topId, flashSaleId }: Key): Promise<void> {
  await tx.query("delete from mall_flash_sale where top_id = $1 and id = $2", [topId, flashSaleId]);
}

const shownAheadMs = 24 * 3_600_000;

/** What runs in a shop, and what begins within a day; the next to end first. */
export const shopFlashRows = (
  tx: Handle,
  { topId, merchantId }: ShopKey,
  language: Language,
  now: Date,
): Promise<AnswerOf<typeof shopFlashSales.list>["rows"]> =>
  tx.query(
    ...statement(sql`select s.id as "flashSaleId", g.id as "mallProductId", ${nameIn("p", language)} as "productName", p.image, s.price_fen as "priceFen",
        g.price_fen as "shelfPriceFen", p.weight_grams as "weightGrams", least(s.pieces - s.taken, g.stock - g.reserved) as left, s.per_buyer as "perBuyer", s.starts_at as "startsAt",
        s.ends_at as "endsAt"
      from mall_flash_sale s join mall_product g on g.top_id = s.top_id and g.id = s.mall_product_id
        join product p on p.top_id = g.top_id and p.id = g.product_id
      where s.top_id = ${topId} and s.merchant_id = ${merchantId} and s.state = 'open' and s.ends_at > ${now}
        and s.starts_at <= ${new Date(now.getTime() + shownAheadMs)} and g.on_shelf and p.deleted_at is null and not ${raw(needsPrescription("p"))}
      order by s.ends_at, s.id limit 20`),
  );
