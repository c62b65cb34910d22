import type { Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { mallProducts } from "@yunshou/contract/mall/products";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { needsPrescription } from "../goods/prescription.queries.ts";
import { nameIn } from "../goods/productNames.queries.ts";
import { moveMallStock } from "../stock/mallMovements.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";

type Row = StoredRow<typeof mallProducts.list>;
type Filters = Pick<ParsedInputOf<typeof mallProducts.list>, "productName" | "category" | "productStatus">;

/** The mall is about merchants, whatever machines the caller is narrowed to. */
export const ofMerchants = { machine: null } as const;

export interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/** The highest price of the deals of a product `g` that run or will, and of groups that still gather; null without one. */
const dealPrice = (now: Date) =>
  sql`(select max(d.price_fen) from (
      select f.price_fen from mall_flash_sale f where f.top_id = g.top_id and f.mall_product_id = g.id and f.state = 'open' and f.ends_at > ${now}
      union all select b.price_fen from mall_group_buy b where b.top_id = g.top_id and b.mall_product_id = g.id and (b.state = 'open' and b.ends_at > ${now}
        or exists (select from mall_buying_group y where y.top_id = b.top_id and y.group_buy_id = b.id and y.state = 'gathering'))) d)`;

const listOf = (
  scope: Scope,
  language: Language,
  { productName, category, productStatus }: Filters,
  now: Date,
): List => ({
  columns: sql`g.id as "mallProductId", g.product_id as "productId", p.image as thumbnail, p.code as "productCode", ${nameIn("p", language)} as "productName",
    p.category, p.price_fen as "unitPriceFen", g.price_fen as "mallPriceFen", p.purchase_fen as "costPriceFen",
    ${dealPrice(now)} as "dealPriceFen", g.stock, g.reserved, g.sold as "salesCount",
    g.sort_no as "sortNo", case when g.on_shelf then 'on' else 'off' end as "productStatus", h.name as "merchantName"`,
  from: "mall_product g join product p on p.top_id = g.top_id and p.id = g.product_id join merchant h on h.id = g.merchant_id",
  where: conditions(
    scoped(scope, "g", ofMerchants),
    contains("p.name", productName),
    contains("p.category", category),
    equals("g.on_shelf", productStatus === undefined ? undefined : productStatus === "on"),
  ),
});

const order = {
  by: { sortNo: "g.sort_no", stock: "g.stock", salesCount: "g.sold" },
  unsorted: "g.sort_no asc",
  tie: ["g.id desc"],
} as const satisfies Order<string>;

export const listMallProducts = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: Filters,
  now: Date,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, language, filters, now), order, paging);

export interface CatalogueProduct {
  readonly productId: string;
  readonly productCode: string;
  readonly isMedicine: boolean;
}

/** Products of a merchant's own catalogue that are not deleted. */
export const catalogueProducts = (
  tx: Handle,
  { topId, merchantId }: Owner,
  productIds: readonly string[],
): Promise<CatalogueProduct[]> =>
  tx.query(
    `select id as "productId", code as "productCode", ${needsPrescription("product")} as "isMedicine" from product
     where top_id = $1 and merchant_id = $2 and id = any($3::bigint[]) and deleted_at is null order by id`,
    [topId, merchantId, productIds],
  );

/** Takes products into the mall at their own price; what is there already stays as it is. Answers the numbers of the new ones. */
export async function addToMall(
  tx: Handle,
  { topId, merchantId }: Owner,
  productIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ productId: string }>(
    `insert into mall_product (top_id, merchant_id, product_id, price_fen)
     select top_id, merchant_id, id, price_fen from product where top_id = $1 and merchant_id = $2 and id = any($3::bigint[]) order by id
     on conflict (merchant_id, product_id, top_id) do nothing returning product_id as "productId"`,
    [topId, merchantId, productIds],
  );
  return rows.map(({ productId }) => productId);
}

export interface HeldMallProduct extends Owner {
  readonly mallProductId: string;
  readonly productId: string;
  readonly productCode: string;
  readonly purchaseFen: string | null;
  readonly priceFen: string;
  readonly stock: number;
  readonly reserved: number;
  readonly sortNo: number;
  readonly onShelf: boolean;
}

/** Products of the mall, held until the transaction ends; others than those of the scope are missing. */
export const holdMallProducts = (tx: Handle, scope: Scope, ids: readonly string[]): Promise<HeldMallProduct[]> => {
  const where = conditions(scoped(scope, "g", ofMerchants), sql`g.id = any(${[...ids]}::bigint[])`);
  return tx.query<HeldMallProduct>(
    ...statement(sql`select g.id as "mallProductId", g.top_id as "topId", g.merchant_id as "merchantId", g.product_id as "productId", p.code as "productCode", p.purchase_fen as "purchaseFen",
        g.price_fen as "priceFen", g.stock, g.reserved, g.sort_no as "sortNo", g.on_shelf as "onShelf"
      from mall_product g join product p on p.top_id = g.top_id and p.id = g.product_id where ${where} order by g.id for no key update of g`),
  );
};

/** `dealPriceFen` of a held product; whoever makes a deal or a group of it locks it too. */
export async function dealPriceOf(
  tx: Handle,
  { topId, mallProductId }: Pick<HeldMallProduct, "topId" | "mallProductId">,
  now: Date,
): Promise<string | null> {
  const [row] = await tx.query<{ dealPriceFen: string | null }>(
    ...statement(
      sql`select ${dealPrice(now)} as "dealPriceFen" from mall_product g where g.top_id = ${topId} and g.id = ${mallProductId}`,
    ),
  );
  return row?.dealPriceFen ?? null;
}

/** Pieces of a held product that machines keep for buyers in groups; these groups would go with the product. */
export async function piecesOfGroupsAtMachines(
  tx: Handle,
  { topId, mallProductId }: Pick<HeldMallProduct, "topId" | "mallProductId">,
): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select coalesce(sum(quantity), 0)::int as n from mall_order
     where top_id = $1 and mall_product_id = $2 and hold = 'reserved' and buying_group_id is not null and pickup_machine_id is not null`,
    [topId, mallProductId],
  );
  return row?.n ?? 0;
}

/** Saves price, stock and place of a held product; another stock is a movement. */
export async function saveMallProduct(
  tx: Handle,
  held: HeldMallProduct,
  { mallPriceFen, stock, sortNo }: { readonly mallPriceFen: bigint; readonly stock: number; readonly sortNo: number },
  actorId: string | null,
): Promise<void> {
  const { topId, mallProductId } = held;
  await moveMallStock(tx, { ...mallLevelOf(held), reason: "edited", before: held.stock, after: stock, actorId });
  await tx.query("update mall_product set price_fen = $3, stock = $4, sort_no = $5 where top_id = $1 and id = $2", [
    topId,
    mallProductId,
    String(mallPriceFen),
    stock,
    sortNo,
  ]);
}

/** Puts held products on the shelf, or takes them off it. */
export async function setOnShelf(tx: Handle, held: readonly HeldMallProduct[], onShelf: boolean): Promise<void> {
  await tx.query(
    `update mall_product g set on_shelf = $3 from unnest($1::bigint[], $2::bigint[]) as k(top_id, id) where g.top_id = k.top_id and g.id = k.id`,
    [held.map(({ topId }) => topId), held.map(({ mallProductId }) => mallProductId), onShelf],
  );
}

/** The stock of a product of the mall, as its movements name it. */
export const mallLevelOf = ({ topId, merchantId, mallProductId, productId }: HeldMallProduct) =>
  ({ topId, merchantId, place: "mall", stockLevelId: mallProductId, productId }) as const;

/** Takes a held product out of the mall, with the pieces that were left. */
export async function deleteMallProduct(tx: Handle, held: HeldMallProduct, actorId: string | null): Promise<void> {
  const { topId, mallProductId } = held;
  await moveMallStock(tx, { ...mallLevelOf(held), reason: "removed", before: held.stock, after: 0, actorId });
  await tx.query("delete from mall_product where top_id = $1 and id = $2", [topId, mallProductId]);
}
