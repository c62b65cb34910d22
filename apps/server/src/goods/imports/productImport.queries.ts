import type { Handle } from "@yunshou/database";
import { type AttributeKind, attributeKinds, type ProductNames } from "@yunshou/domain";
import type { ImportBatch, ImportPlace } from "../../platform/imports/kind.ts";

/** A value of a tree, by its name. */
export interface ImportedAttribute {
  readonly attributeId: string;
  readonly kind: AttributeKind;
  readonly categoryId: string | null;
  readonly name: string;
  readonly path: readonly string[];
  readonly enabled: boolean;
  readonly isLast: boolean;
}

const attribute = `a.id as "attributeId", a.kind, a.category_id as "categoryId", a.name, a.path::text[] as path, a.enabled,
  not exists (select from attribute c where c.top_id = a.top_id and c.parent_id = a.id) as "isLast"`;

/** Every value of the merchant's trees. */
export async function importedAttributes(tx: Handle, { topId, merchantId }: ImportPlace): Promise<ImportedAttribute[]> {
  return tx.query(`select ${attribute} from attribute a where a.top_id = $1 and a.merchant_id = $2`, [
    topId,
    merchantId,
  ]);
}

/** Values of the last level whose name holds a text, or the one of an id. */
export async function attributeChoices(
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  kind: AttributeKind,
  asked: { readonly like: string } | { readonly id: string },
): Promise<{ targetId: string; label: string }[]> {
  return tx.query(
    `select a.id as "targetId", (select string_agg(w.name, ' / ' order by array_position(a.path, w.id))
       from attribute w where w.top_id = a.top_id and w.id = any(a.path)) as label
     from attribute a where a.top_id = $1 and a.merchant_id = $2 and a.kind = $3 and a.enabled
       and ($4::bigint is null or a.id = $4) and ($5::text is null or a.name ilike $5)
       and not exists (select from attribute c where c.top_id = a.top_id and c.parent_id = a.id)
     order by 2 limit 50`,
    [topId, merchantId, kind, "id" in asked ? asked.id : null, "like" in asked ? asked.like : null],
  );
}

/** Columns that a spreadsheet can change, with their types. */
const columns = {
  name: "text",
  brand_id: "bigint",
  brand: "text",
  category_id: "bigint",
  category: "text",
  flavour_id: "bigint",
  flavour: "text",
  specification_id: "bigint",
  specification: "text",
  packaging_id: "bigint",
  packaging: "text",
  barcode: "text",
  unit: "text",
  price_fen: "bigint",
  purchase_fen: "bigint",
  batch_no: "text",
  production_date: "date",
  shelf_life_date: "date",
  weight_grams: "int",
  tolerance_grams: "int",
  is_prescription: "boolean",
  is_poverty_relief: "boolean",
  is_joint_operation: "boolean",
  remark: "text",
} as const;
const names = Object.keys(columns) as (keyof typeof columns)[];
const record = names.map((name) => `${name} ${columns[name]}`).join(", ");
const found = "search text, pieces text[]";

const isValue = (name: string): name is AttributeKind => (attributeKinds as readonly string[]).includes(name);
/** SQL of what record `m` writes into a column: a value of a tree by the name that it bears now. */
const written = (name: keyof typeof columns): string =>
  isValue(name)
    ? `coalesce((select a.name from attribute a where a.top_id = $1 and a.id = m.${name}_id), m.${name})`
    : `m.${name}`;

/** A product as it is, by column. */
export interface KnownProduct {
  readonly productId: string;
  readonly code: string;
  readonly version: number;
  readonly isDeleted: boolean;
  readonly names: ProductNames;
  readonly columns: {
    readonly [Name in keyof typeof columns]: (typeof columns)[Name] extends "boolean"
      ? boolean
      : (typeof columns)[Name] extends "int"
        ? number | null
        : string | null;
  };
}

/** Products of the merchant that bear one of the codes or barcodes, found by `code …` and `barcode …`. */
export async function knownProducts(
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  codes: readonly string[],
  barcodes: readonly string[],
): Promise<Map<string, KnownProduct>> {
  const rows = await tx.query<KnownProduct>(
    `select p.id as "productId", p.code, p.version, p.deleted_at is not null as "isDeleted",
       p.names,
       jsonb_build_object(${names.map((name) => `'${name}', p.${name}${columns[name] === "bigint" ? "::text" : ""}`).join(", ")}) as columns
     from product p where p.top_id = $1 and p.merchant_id = $2 and p.id in
       (select id from product where top_id = $1 and merchant_id = $2 and code = any($3)
        union select id from product where top_id = $1 and merchant_id = $2 and barcode = any($4) and deleted_at is null)`,
    [topId, merchantId, codes, barcodes],
  );
  const known = new Map<string, KnownProduct>();
  for (const row of rows) {
    known.set(`code ${row.code}`, row);
    if (row.columns.barcode !== null && !row.isDeleted) known.set(`barcode ${row.columns.barcode}`, row);
  }
  return known;
}

/** The values that a row gives its product, or that it had before, each beside the one of its kind that it had before. */
const valuesOf = (record: string) =>
  `(values ${attributeKinds.map((kind) => `((${record} ->> '${kind}_id')::bigint, (r.made -> 'was' ->> '${kind}_id')::bigint)`).join(", ")}) v (id, was)`;

/** Keeps values of trees as they are, and their names, until the transaction ends. To be called before products are held. */
async function holdValues(tx: Handle, { topId, importId }: ImportBatch, record: string): Promise<void> {
  await tx.query(
    `select 1 from attribute a where a.top_id = $1 and a.id in (
       select v.id from import_row r cross join lateral ${valuesOf(record)} where r.top_id = $1 and r.import_id = $2 and r.verdict in ('create', 'change'))
     order by a.id for share`,
    [topId, importId],
  );
}

/**
 * Whether a product changed since its row was checked, a code or barcode of a new one is taken, or a value can no longer be
 * given. Holds what will be changed and the values.
 */
export async function isOvertaken(tx: Handle, batch: ImportBatch): Promise<boolean> {
  const { topId, merchantId, importId } = batch;
  await holdValues(tx, batch, "r.made");
  const changed = await tx.query<{ same: boolean }>(
    `select p.version = r.target_version and p.deleted_at is null and p.names = r.made -> 'was' -> 'names' as same
     from import_row r join product p on p.top_id = r.top_id and p.id = r.target_id
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'change' order by p.id for update of p`,
    [topId, importId],
  );
  if (changed.some(({ same }) => !same)) return true;
  const [row] = await tx.query<{ taken: boolean }>(
    `select exists (select from import_row r join product p on p.top_id = r.top_id and p.merchant_id = $3 and p.code = r.made ->> 'code'
         where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create')
       or exists (select from import_row r join product p on p.top_id = r.top_id and p.merchant_id = $3 and p.barcode = r.made ->> 'barcode'
         and p.deleted_at is null and p.id is distinct from r.target_id
         where r.top_id = $1 and r.import_id = $2 and r.verdict in ('create', 'change'))
       or exists (select from import_row r cross join lateral ${valuesOf("r.made")} left join attribute a on a.top_id = $1 and a.merchant_id = $3 and a.id = v.id
         where r.top_id = $1 and r.import_id = $2 and r.verdict in ('create', 'change') and v.id is not null and (a.id is null or v.id is distinct from v.was
           and not (a.enabled and not exists (select from attribute c where c.top_id = a.top_id and c.parent_id = a.id)))) as taken`,
    [topId, importId, merchantId],
  );
  return row!.taken;
}

/** New products take their ids from their rows, so that both are written without comparing one with all others. */
export async function insertProducts(tx: Handle, { topId, merchantId, importId }: ImportBatch): Promise<void> {
  await tx.query(
    "update import_row set target_id = next_id(), target_version = 0 where top_id = $1 and import_id = $2 and verdict = 'create'",
    [topId, importId],
  );
  await tx.query(
    `insert into product (top_id, id, merchant_id, code, search, pieces, ${names.join(", ")})
     select $1, r.target_id, $3, m.code, m.search, m.pieces, ${names.map(written).join(", ")}
     from import_row r, jsonb_to_record(r.made) as m (code text, ${found}, ${record})
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create' order by r.row_no`,
    [topId, importId, merchantId],
  );
}

const setAll = names.map((name) => `${name} = ${written(name)}`).join(", ");

export async function updateProducts(tx: Handle, { topId, importId }: ImportBatch): Promise<void> {
  await tx.query(
    `update product p set search = m.search, pieces = m.pieces, ${setAll}, version = p.version + 1, updated_at = now()
     from import_row r, jsonb_to_record(r.made) as m (${found}, ${record})
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'change' and p.top_id = r.top_id and p.id = r.target_id`,
    [topId, importId],
  );
}

/** Writes down the prices of new products and those that changed, all under the number of the import. */
export async function recordImportedPrices(
  tx: Handle,
  { topId, merchantId, importId, ownerId }: ImportBatch,
): Promise<void> {
  await tx.query(
    `insert into product_price (top_id, merchant_id, product_id, price_before_fen, price_fen, purchase_before_fen, purchase_fen, batch_id, changed_by)
     select $1, $3, r.target_id, (r.made -> 'was' ->> 'price_fen')::bigint, (r.made ->> 'price_fen')::bigint,
       (r.made -> 'was' ->> 'purchase_fen')::bigint, (r.made ->> 'purchase_fen')::bigint, $2, $4
     from import_row r where r.top_id = $1 and r.import_id = $2 and r.verdict in ('create', 'change')
       and (r.made ->> 'price_fen' is distinct from r.made -> 'was' ->> 'price_fen' or r.made ->> 'purchase_fen' is distinct from r.made -> 'was' ->> 'purchase_fen')`,
    [topId, importId, merchantId, ownerId],
  );
}

/** What can name a product beside what makes a medicine of it, so that it stays. */
const naming = [
  "lane",
  "template_lane",
  "modelling",
  "supplier_product",
  "goods_level",
  "goods_document_line",
  "goods_count_line",
  "mall_product",
  "mall_banner",
  "physical_store_product",
  "pickup_batch_line",
  "lucky_plan",
] as const;

/**
 * SQL of whether something names product `p`, or it moved in a lane, whatever lies there by now: the id of a movement, and so
 * its time, is later than that of the product.
 */
export const isNamed = `(${naming.map((table) => `exists (select from ${table} x where x.top_id = p.top_id and x.product_id = p.id)`).join(" or ")}
  or exists (select from stock_movement w where w.top_id = p.top_id and w.product_id = p.id and w.id > p.id))`;

/**
 * Products that were changed or translated after the import, that had a value which is deleted since, and new ones that
 * something else names or that moved in a lane.
 */
export async function countHindering(tx: Handle, batch: ImportBatch): Promise<number> {
  const { topId, importId } = batch;
  await holdValues(tx, batch, "r.made -> 'was'");
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from import_row r left join product p on p.top_id = r.top_id and p.id = r.target_id
     where r.top_id = $1 and r.import_id = $2 and r.verdict in ('create', 'change') and (
       p.id is null or p.deleted_at is not null or p.version <> r.target_version + 1 or p.names <> coalesce(r.made -> 'was' -> 'names', '{}')
       or exists (select from ${valuesOf("r.made -> 'was'")} where v.id is not null and not exists (select from attribute a where a.top_id = $1 and a.id = v.id))
       or (r.verdict = 'create' and (${isNamed} or exists (select from medicine d where d.top_id = p.top_id and d.product_id = p.id)
         or exists (select from product_price c where c.top_id = p.top_id and c.product_id = p.id and c.batch_id is distinct from $2))))`,
    [topId, importId],
  );
  return row!.n;
}

/** Gives changed products back what they were, and writes their prices down once more. */
export async function restoreProducts(
  tx: Handle,
  { topId, merchantId, importId, ownerId }: ImportBatch,
): Promise<void> {
  await tx.query(
    `update product p set ${setAll}, search = m.search, pieces = m.pieces, version = p.version + 1, updated_at = now()
     from import_row r, jsonb_to_record(r.made -> 'was') as m (${found}, ${record})
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'change' and p.top_id = r.top_id and p.id = r.target_id`,
    [topId, importId],
  );
  await tx.query(
    `insert into product_price (top_id, merchant_id, product_id, price_before_fen, price_fen, purchase_before_fen, purchase_fen, batch_id, changed_by)
     select top_id, $3, product_id, price_fen, price_before_fen, purchase_fen, purchase_before_fen, null, $4
     from product_price where top_id = $1 and batch_id = $2 and price_before_fen is not null`,
    [topId, importId, merchantId, ownerId],
  );
}

/** New products go without a trace: nothing of them was ever sold or stocked. */
export async function removeProducts(tx: Handle, { topId, importId }: ImportBatch): Promise<void> {
  const created = "select target_id from import_row where top_id = $1 and import_id = $2 and verdict = 'create'";
  await tx.query(`delete from product_price where top_id = $1 and product_id in (${created})`, [topId, importId]);
  await tx.query(`delete from product where top_id = $1 and id in (${created})`, [topId, importId]);
}

/** The highest code of our own making that a column of the file gives; 0 when there is none. */
export async function lastCodeInFile(
  tx: Handle,
  { topId, importId }: Pick<ImportBatch, "topId" | "importId">,
  column: number,
): Promise<number> {
  const [row] = await tx.query<{ number: number }>(
    String.raw`select coalesce(max(substr(cells[$3], 3)::int), 0) as number from import_row where top_id = $1 and import_id = $2 and cells[$3] ~ '^SP\d{8}$'`,
    [topId, importId, column + 1],
  );
  return row!.number;
}
