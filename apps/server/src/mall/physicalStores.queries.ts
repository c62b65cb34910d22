import type { Language, StoredRow } from "@yunshou/contract";
import type { physicalStores, storeProducts } from "@yunshou/contract/mall/physicalStores";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { CheckedStore, StoreState } from "@yunshou/domain";
import { moveMallStock } from "../stock/mallMovements.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import { nameIn } from "../goods/productNames.queries.ts";

const ofMerchants = { machine: null } as const;

/** A store as it is read; its phone is opened when it is presented. */
export interface StoreRecord extends Omit<StoredRow<typeof physicalStores.list>, "contactPhone"> {
  readonly topId: string;
  readonly merchantId: string;
  readonly phoneSealed: Buffer;
}

const storeColumns = (
  scope: Scope,
) => sql`s.top_id as "topId", s.merchant_id as "merchantId", s.id as "physicalStoreId", s.name as "storeName", s.contact as "contactName",
  s.phone_sealed as "phoneSealed", s.address as "storeAddress", s.longitude, s.latitude, s.open_status as "openStatus",
  case when s.opens_at is not null then json_build_object('from', to_char(s.opens_at, 'HH24:MI'), 'to', to_char(s.closes_at, 'HH24:MI')) end as "openingHours", h.name as "merchantName",
  (select count(*)::int from physical_store_product p where p.top_id = s.top_id and p.store_id = s.id and ${scoped(scope, "p", ofMerchants)}) as "productCount"`;
const storeTables = sql`physical_store s join merchant h on h.id = s.merchant_id`;

const storeOrder = {
  by: { storeName: "s.name" },
  unsorted: "s.id desc",
  tie: ["s.id desc"],
} as const satisfies Order<string>;

export const listStores = (
  tx: Handle,
  scope: Scope,
  filters: { readonly storeName?: string | undefined; readonly openStatus?: StoreState | undefined },
  paging: Paging<keyof typeof storeOrder.by>,
): Promise<Page<StoreRecord>> => {
  const list: List = {
    columns: storeColumns(scope),
    from: storeTables,
    where: conditions(
      scoped(scope, "s", ofMerchants),
      contains("s.name", filters.storeName),
      equals("s.open_status", filters.openStatus),
    ),
  };
  return pageOf(tx, list, storeOrder, paging);
};

/** One store of the scope. `hold` locks it until the transaction ends. */
export async function storeOf(
  tx: Handle,
  scope: Scope,
  physicalStoreId: string,
  { hold = false } = {},
): Promise<StoreRecord | undefined> {
  const [row] = await tx.query<StoreRecord>(
    ...statement(
      sql`select ${storeColumns(scope)} from ${storeTables} where s.id = ${physicalStoreId} and ${scoped(scope, "s", ofMerchants)} ${hold ? sql`for update of s` : sql``}`,
    ),
  );
  return row;
}

/** Whether another store of the merchant has this name. */
export async function nameTaken(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  name: string,
  besides = "0",
): Promise<boolean> {
  await tx.query("select 1 from merchant where top_id = $1 and id = $2 for no key update", [topId, merchantId]);
  const rows = await tx.query(
    "select 1 from physical_store where top_id = $1 and merchant_id = $2 and lower(name) = lower($3) and id <> $4",
    [topId, merchantId, name, besides],
  );
  return rows.length > 0;
}

export async function newStoreId(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}

type Written = Omit<CheckedStore, "contactPhone"> & { readonly phoneSealed: Buffer };

export async function insertStore(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  physicalStoreId: string,
  store: Written,
): Promise<void> {
  await tx.query(
    "insert into physical_store (top_id, merchant_id, id, name, contact, phone_sealed, address, longitude, latitude, opens_at, closes_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    [topId, merchantId, physicalStoreId, ...valuesOf(store)],
  );
}

const valuesOf = (store: Written) => [
  store.storeName,
  store.contactName,
  store.phoneSealed,
  store.storeAddress,
  store.longitude,
  store.latitude,
  store.openingHours?.from ?? null,
  store.openingHours?.to ?? null,
];

type Key = Pick<StoreRecord, "topId" | "physicalStoreId">;

export async function updateStore(tx: Handle, { topId, physicalStoreId }: Key, store: Written): Promise<void> {
  await tx.query(
    "update physical_store set name = $3, contact = $4, phone_sealed = $5, address = $6, longitude = $7, latitude = $8, opens_at = $9, closes_at = $10 where top_id = $1 and id = $2",
    [topId, physicalStoreId, ...valuesOf(store)],
  );
}

export async function setStoreOpen(tx: Handle, { topId, physicalStoreId }: Key, to: StoreState): Promise<void> {
  await tx.query("update physical_store set open_status = $3 where top_id = $1 and id = $2", [
    topId,
    physicalStoreId,
    to,
  ]);
}

/** Deletes a held store with its products; the pieces that they had leave with them. */
export async function deleteStore(tx: Handle, { topId, physicalStoreId }: Key, actorId: string): Promise<void> {
  await tx.query(
    `insert into mall_stock_movement (top_id, merchant_id, place, stock_level_id, product_id, reason, stock_before, stock_after, actor_id)
     select top_id, merchant_id, 'store', id, product_id, 'removed', stock, 0, $3 from physical_store_product
     where top_id = $1 and store_id = $2 and stock > 0`,
    [topId, physicalStoreId, actorId],
  );
  await tx.query("delete from physical_store where top_id = $1 and id = $2", [topId, physicalStoreId]);
}

type ProductRow = StoredRow<typeof storeProducts.list>;

export interface ProductFilters {
  readonly physicalStoreId?: string | undefined;
  readonly storeName?: string | undefined;
  readonly productName?: string | undefined;
}

const productOrder = {
  by: { productName: "g.name", stock: "p.stock" },
  unsorted: "p.id desc",
  tie: ["p.id desc"],
} as const satisfies Order<string>;

export const listStoreProducts = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: ProductFilters,
  paging: Paging<keyof typeof productOrder.by>,
): Promise<Page<ProductRow>> => {
  const list: List = {
    columns: sql`p.id as "storeProductId", s.id as "physicalStoreId", s.name as "storeName", g.id as "productId", g.code as "productCode", ${nameIn("g", language)} as "productName",
      p.price_fen as "unitPriceFen", g.purchase_fen as "costPriceFen", p.stock, case when p.on_shelf then 'on' else 'off' end as "productStatus", h.name as "merchantName"`,
    from: sql`physical_store_product p join physical_store s on s.top_id = p.top_id and s.id = p.store_id join product g on g.top_id = p.top_id and g.id = p.product_id
      join merchant h on h.id = p.merchant_id`,
    where: conditions(
      scoped(scope, "p", ofMerchants),
      equals("p.store_id", filters.physicalStoreId),
      contains("s.name", filters.storeName),
      contains("g.name", filters.productName),
    ),
  };
  return pageOf(tx, list, productOrder, paging);
};

/** Adds products to a held store at their own price; answers how many were new to it. */
export async function insertStoreProducts(
  tx: Handle,
  { topId, merchantId, physicalStoreId }: Pick<StoreRecord, "topId" | "merchantId" | "physicalStoreId">,
  productIds: readonly string[],
): Promise<number> {
  const rows = await tx.query(
    `insert into physical_store_product (top_id, merchant_id, store_id, product_id, price_fen)
     select $1, $2, $3, g.id, g.price_fen from product g where g.top_id = $1 and g.id = any($4::bigint[])
     on conflict (store_id, product_id, top_id) do nothing returning id`,
    [topId, merchantId, physicalStoreId, productIds],
  );
  return rows.length;
}

/** A product of a store as a call works on it. */
export interface HeldProduct {
  readonly topId: string;
  readonly merchantId: string;
  readonly storeProductId: string;
  readonly productId: string;
  readonly productName: string;
  readonly purchaseFen: string | null;
  readonly priceFen: string;
  readonly stock: number;
  readonly isOnShelf: boolean;
}

/** Holds a product of a store of the scope until the transaction ends. */
export async function lockStoreProduct(
  tx: Handle,
  scope: Scope,
  storeProductId: string,
): Promise<HeldProduct | undefined> {
  const [row] = await tx.query<HeldProduct>(
    ...statement(sql`select p.top_id as "topId", p.merchant_id as "merchantId", p.id as "storeProductId", p.product_id as "productId", g.name as "productName", g.purchase_fen as "purchaseFen",
        p.price_fen as "priceFen", p.stock, p.on_shelf as "isOnShelf"
      from physical_store_product p join product g on g.top_id = p.top_id and g.id = p.product_id
      where p.id = ${storeProductId} and ${scoped(scope, "p", ofMerchants)} for update of p`),
  );
  return row;
}

/** The stock of a product of a store, as its movements name it. */
export const storeLevelOf = ({ topId, merchantId, storeProductId, productId }: HeldProduct) =>
  ({ topId, merchantId, place: "store", stockLevelId: storeProductId, productId }) as const;

/** Saves a held product of a store; another stock is a movement. */
export async function updateStoreProduct(
  tx: Handle,
  held: HeldProduct,
  { priceFen, stock, isOnShelf }: Pick<HeldProduct, "priceFen" | "stock" | "isOnShelf">,
  actorId: string | null,
): Promise<void> {
  const { topId, storeProductId } = held;
  await moveMallStock(tx, { ...storeLevelOf(held), reason: "edited", before: held.stock, after: stock, actorId });
  await tx.query(
    "update physical_store_product set price_fen = $3, stock = $4, on_shelf = $5 where top_id = $1 and id = $2",
    [topId, storeProductId, priceFen, stock, isOnShelf],
  );
}

/** Takes a held product out of its store, with the pieces that were left. */
export async function deleteStoreProduct(tx: Handle, held: HeldProduct, actorId: string | null): Promise<void> {
  const { topId, storeProductId } = held;
  await moveMallStock(tx, { ...storeLevelOf(held), reason: "removed", before: held.stock, after: 0, actorId });
  await tx.query("delete from physical_store_product where top_id = $1 and id = $2", [topId, storeProductId]);
}
