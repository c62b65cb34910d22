import type { Handle } from "@yunshou/database";
import type { AttributeKind } from "@yunshou/domain";
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

/** A product as it is, by column. */
export interface KnownProduct {
  readonly productId: string;
  readonly code: string;
  readonly version: number;
  readonly isDeleted: boolean;
  readonly otherNames: readonly string[];
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
       coalesce((select array_agg(n.value ->> 'name') from jsonb_each(p.names) n), '{}') as "otherNames",
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

/** Whether a product changed since its row was checked, or a code or barcode of a new one is taken. Holds what will be changed. */
export async function isOvertaken(tx: Handle, { topId, merchantId, importId }: ImportBatch): Promise<boolean> {
  const changed = await tx.query<{ same: boolean }>(
    `select p.version = r.target_version and p.deleted_at is null as same from import_row r join product p on p.top_id = r.top_id and p.id = r.target_id
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'change' order by p.id for update of p`,
    [topId, importId],
  );
  if (changed.some(({ same }) => !same)) return true;
  const [row] = await tx.query<{ taken: boolean }>(
    `select exists (select from import_row r join product p on p.top_id = r.top_id and p.merchant_id = $3 and p.code = r.made ->> 'code'
         where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create')
       or exists (select from import_row r join product p on p.top_id = r.top_id and p.merchant_id = $3 and p.barcode = r.made ->> 'barcode'
         and p.deleted_at is null and p.id is distinct from r.target_id
         where r.top_id = $1 and r.import_id = $2 and r.verdict in ('create', 'change')) as taken`,
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
     select $1, r.target_id, $3, m.code, m.search, m.pieces, ${names.map((name) => `m.${name}`).join(", ")}
     from import_row r, jsonb_to_record(r.made) as m (code text, ${found}, ${record})
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create' order by r.row_no`,
    [topId, importId, merchantId],
  );
}

const setAll = (alias: string) => names.map((name) => `${name} = ${alias}.${name}`).join(", ");

export async function updateProducts(tx: Handle, { topId, importId }: ImportBatch): Promise<void> {
  await tx.query(
    `update product p set search = m.search, pieces = m.pieces, ${setAll("m")}, version = p.version + 1, updated_at = now()
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

/** Products that were changed after the import, and new ones that lie on lanes or were asked to become official. */
export async function countHindering(tx: Handle, { topId, importId }: ImportBatch): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from import_row r left join product p on p.top_id = r.top_id and p.id = r.target_id
     where r.top_id = $1 and r.import_id = $2 and r.verdict in ('create', 'change') and (
       p.id is null or p.deleted_at is not null or p.version <> r.target_version + 1
       or (r.verdict = 'create' and (exists (select from lane l where l.top_id = p.top_id and l.product_id = p.id)
         or exists (select from modelling g where g.top_id = p.top_id and g.product_id = p.id)
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
    `update product p set ${setAll("m")}, search = m.search, pieces = m.pieces, version = p.version + 1, updated_at = now()
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
