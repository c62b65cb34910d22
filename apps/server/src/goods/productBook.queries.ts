import { type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { AttributeKind } from "@yunshou/domain";
import type { Findable } from "../platform/spelling.ts";

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/** What people set of a product, as columns. */
export interface ProductColumns {
  readonly name: string;
  readonly brand_id: string | null;
  readonly brand: string;
  readonly category_id: string | null;
  readonly category: string;
  readonly flavour_id: string | null;
  readonly flavour: string;
  readonly specification_id: string | null;
  readonly specification: string;
  readonly packaging_id: string | null;
  readonly packaging: string;
  readonly barcode: string | null;
  readonly unit: string;
  readonly price_fen: string;
  readonly purchase_fen: string | null;
  readonly batch_no: string;
  readonly production_date: string | null;
  readonly shelf_life_date: string | null;
  readonly weight_grams: number | null;
  readonly tolerance_grams: number | null;
  readonly image: string | null;
  readonly details: readonly string[];
  readonly is_prescription: boolean;
  readonly is_poverty_relief: boolean;
  readonly is_joint_operation: boolean;
  readonly remark: string;
}

const columnNames = [
  "name",
  "brand_id",
  "brand",
  "category_id",
  "category",
  "flavour_id",
  "flavour",
  "specification_id",
  "specification",
  "packaging_id",
  "packaging",
  "barcode",
  "unit",
  "price_fen",
  "purchase_fen",
  "batch_no",
  "production_date",
  "shelf_life_date",
  "weight_grams",
  "tolerance_grams",
  "image",
  "details",
  "is_prescription",
  "is_poverty_relief",
  "is_joint_operation",
  "remark",
] as const satisfies readonly (keyof ProductColumns)[];

export interface StoredProduct extends ProductColumns, Owner {
  readonly productId: string;
  readonly code: string;
  /** Names in other languages, by language. */
  readonly names: Readonly<Record<string, { readonly name: string }>>;
  readonly version: number;
}

const storedColumns = columnNames
  .map((name) => (name.endsWith("_date") ? `to_char(p.${name}, 'YYYY-MM-DD') as ${name}` : `p.${name}`))
  .join(", ");

/** Products of a merchant are numbered and compared one after the other, so that two people cannot give one barcode twice. */
export async function lockProducts(tx: Handle, { merchantId }: Owner): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('products of ' || $1, 0))", [merchantId]);
}

/** A product of the scope, locked until the call ends. */
export async function lockProduct(tx: Handle, scope: Scope, productId: string): Promise<StoredProduct | undefined> {
  const [row] = await tx.query<StoredProduct>(
    ...statement(sql`select p.id as "productId", p.top_id as "topId", p.merchant_id as "merchantId", p.code, p.names, p.version, ${raw(storedColumns)}
      from product p where p.id = ${productId} and p.deleted_at is null and ${scoped(scope, "p", { machine: null })} for update`),
  );
  return row;
}

/** Which of a code and a barcode another product of the merchant bears. A code is never given twice, a barcode again once its product is deleted. */
export async function takenOf(
  tx: Handle,
  { topId, merchantId }: Owner,
  { code, barcode, but = "0" }: { readonly code?: string; readonly barcode: string | null; readonly but?: string },
): Promise<{ code: boolean; barcode: boolean }> {
  const [row] = await tx.query<{ code: boolean; barcode: boolean }>(
    `select coalesce(bool_or(code = $3), false) as code, coalesce(bool_or(barcode = $4 and deleted_at is null), false) as barcode
     from product where top_id = $1 and merchant_id = $2 and id <> $5 and (code = $3 or barcode = $4)`,
    [topId, merchantId, code ?? null, barcode, but],
  );
  return row!;
}

/** The highest number of codes that were made for products of a merchant; 0 when none was. After eight nines they have a digit more. */
export async function lastCodeNumber(tx: Handle, { topId, merchantId }: Owner): Promise<number> {
  const [row] = await tx.query<{ number: number }>(
    String.raw`select coalesce(max(substr(code, 3)::int), 0) as number from product where top_id = $1 and merchant_id = $2 and code ~ '^SP(\d{8}|1\d{8})$'`,
    [topId, merchantId],
  );
  return row!.number;
}

/** A value that a product is given: `isLast` has none below it. */
export interface Choice {
  readonly attributeId: string;
  readonly kind: AttributeKind;
  readonly categoryId: string | null;
  readonly name: string;
  readonly enabled: boolean;
  readonly isLast: boolean;
}

/** Those of the ids that are values of the merchant's trees. */
export async function choicesOf(tx: Handle, { topId, merchantId }: Owner, ids: readonly string[]): Promise<Choice[]> {
  return tx.query<Choice>(
    `select a.id as "attributeId", a.kind, a.category_id as "categoryId", a.name, a.enabled,
       not exists (select 1 from attribute c where c.top_id = a.top_id and c.parent_id = a.id) as "isLast"
     from attribute a where a.top_id = $1 and a.merchant_id = $2 and a.id = any($3::bigint[])`,
    [topId, merchantId, ids],
  );
}

export async function insertProduct(
  tx: Handle,
  { topId, merchantId }: Owner,
  code: string,
  columns: ProductColumns,
  { search, pieces }: Findable,
): Promise<string> {
  const values = columnNames.map((name) => columns[name]);
  const [row] = await tx.query<{ id: string }>(
    `insert into product (top_id, merchant_id, code, search, pieces, ${columnNames.join(", ")})
     values ($1, $2, $3, $4, $5, ${columnNames.map((_, index) => `$${index + 6}`).join(", ")}) returning id`,
    [topId, merchantId, code, search, pieces, ...values],
  );
  return row!.id;
}

/** What belongs to products changed: whoever has one of their forms open has to look again. */
export async function countVersions(tx: Handle, topId: string, productIds: readonly string[]): Promise<void> {
  await tx.query(
    "update product set version = version + 1, updated_at = now() where top_id = $1 and id = any($2::bigint[])",
    [topId, productIds],
  );
}

/** Answers the new version. */
export async function updateProduct(
  tx: Handle,
  { topId, productId }: Pick<StoredProduct, "topId" | "productId">,
  columns: ProductColumns,
  { search, pieces }: Findable,
): Promise<number> {
  const values = columnNames.map((name) => columns[name]);
  const [row] = await tx.query<{ version: number }>(
    `update product set search = $3, pieces = $4, ${columnNames.map((name, index) => `${name} = $${index + 5}`).join(", ")},
       version = version + 1, updated_at = now()
     where top_id = $1 and id = $2 returning version`,
    [topId, productId, search, pieces, ...values],
  );
  return row!.version;
}

/** Whether a combination of medicines holds a product (MED-04). */
export const isInSet = async (tx: Handle, { topId, productId }: StoredProduct): Promise<boolean> =>
  (await tx.query("select 1 from medicine_set_item where top_id = $1 and product_id = $2 limit 1", [topId, productId]))
    .length > 0;

/** Takes a product out of the assortment; what happened with it keeps naming it, and no pair of medicines does. */
export async function deleteProduct(tx: Handle, { topId, productId }: StoredProduct): Promise<void> {
  await tx.query("delete from medicine_conflict where top_id = $1 and $2::bigint in (product_id, other_product_id)", [
    topId,
    productId,
  ]);
  await tx.query("update product set deleted_at = now(), updated_at = now() where top_id = $1 and id = $2", [
    topId,
    productId,
  ]);
}

/** Lanes of all machines of the tree that carry a product, and pieces of it in warehouses and bags. */
export async function usesOf(
  tx: Handle,
  { topId, productId }: StoredProduct,
): Promise<{ readonly lanes: number; readonly stock: number }> {
  const [row] = await tx.query<{ lanes: number; stock: number }>(
    `select (select count(*)::int from lane where top_id = $1 and product_id = $2) as lanes,
       (select coalesce(sum(stock), 0)::int from goods_level where top_id = $1 and product_id = $2) as stock`,
    [topId, productId],
  );
  return row!;
}

export interface PriceChange extends Owner {
  readonly productId: string;
  readonly priceBeforeFen: string | null;
  readonly priceFen: string;
  readonly purchaseBeforeFen: string | null;
  readonly purchaseFen: string | null;
}

/** Writes down who changed prices and why; `batchId` is the same for all products of one change. */
export async function recordPrices(
  tx: Handle,
  changes: readonly PriceChange[],
  { actorId, reason = "", batchId = null }: { actorId: string; reason?: string; batchId?: string | null },
): Promise<void> {
  await tx.query(
    `insert into product_price (top_id, merchant_id, product_id, price_before_fen, price_fen, purchase_before_fen, purchase_fen, reason, batch_id, changed_by)
     select "topId", "merchantId", "productId", "priceBeforeFen", "priceFen", "purchaseBeforeFen", "purchaseFen", $2, $3, $4
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "merchantId" bigint, "productId" bigint, "priceBeforeFen" bigint, "priceFen" bigint, "purchaseBeforeFen" bigint, "purchaseFen" bigint)`,
    [JSON.stringify(changes), reason, batchId, actorId],
  );
}

/** How many of the ids are tags of the merchant; they stay until the call ends. */
export async function holdTags(tx: Handle, { topId, merchantId }: Owner, tagIds: readonly string[]): Promise<number> {
  const rows = await tx.query(
    "select 1 from product_tag where top_id = $1 and merchant_id = $2 and id = any($3::bigint[]) for key share",
    [topId, merchantId, tagIds],
  );
  return rows.length;
}

/** The product bears exactly these tags. */
export async function setTags(
  tx: Handle,
  { topId, merchantId, productId }: Owner & { readonly productId: string },
  tagIds: readonly string[],
): Promise<void> {
  const values = [topId, productId, tagIds];
  await tx.query(
    "delete from product_tagging where top_id = $1 and product_id = $2 and tag_id <> all($3::bigint[])",
    values,
  );
  await tx.query(
    "insert into product_tagging (top_id, merchant_id, product_id, tag_id) select $1, $4, $2, unnest($3::bigint[]) on conflict do nothing",
    [...values, merchantId],
  );
}
