import type { Handle } from "@yunshou/database";
import { isNamed } from "../goods/imports/productImport.queries.ts";
import type { ImportBatch, ImportPlace } from "../platform/imports/kind.ts";

/** A category or condition of the merchant, by its name. */
export interface ImportedGroup {
  readonly groupId: string;
  readonly kind: "category" | "condition";
  readonly name: string;
  readonly enabled: boolean;
  readonly children: number;
}

export const importedGroups = (tx: Handle, { topId, merchantId }: ImportPlace): Promise<ImportedGroup[]> =>
  tx.query(
    `select g.id as "groupId", g.kind, g.name, g.enabled,
       (select count(*)::int from medicine_group c where c.top_id = g.top_id and c.parent_id = g.id) as children
     from medicine_group g where g.top_id = $1 and g.merchant_id = $2 and g.kind in ('category', 'condition')`,
    [topId, merchantId],
  );

/** Categories of the last level whose name holds a text, or the one of an id, with their way from the root. */
export const groupChoices = (
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  asked: { readonly like: string } | { readonly id: string },
): Promise<{ targetId: string; label: string }[]> =>
  tx.query(
    `select g.id as "targetId", (select string_agg(w.name, ' / ' order by array_position(g.path, w.id))
       from medicine_group w where w.top_id = g.top_id and w.id = any(g.path)) as label
     from medicine_group g where g.top_id = $1 and g.merchant_id = $2 and g.kind = 'category' and g.enabled
       and ($3::bigint is null or g.id = $3) and ($4::text is null or g.name ilike $4)
       and not exists (select from medicine_group c where c.top_id = g.top_id and c.parent_id = g.id)
     order by 2 limit 50`,
    [topId, merchantId, "id" in asked ? asked.id : null, "like" in asked ? asked.like : null],
  );

/** Those of some codes and barcodes that a product bears, as `productCode …` and `barcode …`. */
export async function takenNumbers(
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  codes: readonly string[],
  barcodes: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.query<{ key: string }>(
    `select 'productCode ' || code as key from product where top_id = $1 and merchant_id = $2 and code = any($3)
     union all select 'barcode ' || barcode from product where top_id = $1 and merchant_id = $2 and barcode = any($4) and deleted_at is null`,
    [topId, merchantId, codes, barcodes],
  );
  return new Set(rows.map(({ key }) => key));
}

/** The highest code of our own making that a column of the file gives; 0 when there is none. */
export { lastCodeInFile } from "../goods/imports/productImport.queries.ts";

const rowsOf = `from import_row r where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create'`;

/** Whether a code or barcode is taken since the check, or a group is gone. */
export async function isOvertaken(tx: Handle, { topId, merchantId, importId }: ImportBatch): Promise<boolean> {
  const [row] = await tx.query<{ isOver: boolean }>(
    `select exists (select ${rowsOf} and exists (select from product p where p.top_id = r.top_id and p.merchant_id = $3
         and (p.code = r.made ->> 'code' or (p.barcode = r.made ->> 'barcode' and p.deleted_at is null))))
       or exists (select ${rowsOf} and not exists (select from medicine_group g where g.top_id = r.top_id and g.id = (r.made ->> 'category_id')::bigint))
       or exists (select from (select r.top_id, c.id::bigint from import_row r cross join lateral jsonb_array_elements_text(r.made -> 'condition_ids') c(id)
           where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create') n
         where not exists (select from medicine_group g where g.top_id = n.top_id and g.id = n.id)) as "isOver"`,
    [topId, importId, merchantId],
  );
  return row!.isOver;
}

/** Writes products, what makes medicines of them, what they treat, and their prices, under the number of the import. */
export async function insertMedicines(
  tx: Handle,
  { topId, merchantId, importId, ownerId }: ImportBatch,
): Promise<void> {
  const values = [topId, importId, merchantId];
  await tx.query(
    "update import_row set target_id = next_id(), target_version = 0 where top_id = $1 and import_id = $2 and verdict = 'create'",
    [topId, importId],
  );
  await tx.query(
    `insert into product (top_id, id, merchant_id, code, search, pieces, name, barcode, unit, price_fen, purchase_fen, remark, specification, is_prescription)
     select $1, r.target_id, $3, m.code, m.search, m.pieces, m.name, m.barcode, m.unit, m.price_fen, m.purchase_fen, m.remark, m.specification, m.is_prescription
     from import_row r, jsonb_to_record(r.made) as m (code text, search text, pieces text[], name text, barcode text, unit text,
       price_fen bigint, purchase_fen bigint, remark text, specification text, is_prescription boolean)
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create' order by r.row_no`,
    values,
  );
  await tx.query(
    `insert into medicine (top_id, merchant_id, product_id, category_id, manufacturer, registration_no, sale_class, storage, symptoms, multi_use)
     select $1, $3, r.target_id, m.category_id, m.manufacturer, m.registration_no, m.sale_class, m.storage, m.symptoms, m.multi_use
     from import_row r, jsonb_to_record(r.made) as m (category_id bigint, manufacturer text, registration_no text, sale_class text,
       storage text, symptoms text, multi_use boolean)
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create'`,
    values,
  );
  await tx.query(
    `insert into medicine_condition (top_id, merchant_id, product_id, group_id)
     select $1, $3, r.target_id, c.id::bigint from import_row r cross join lateral jsonb_array_elements_text(r.made -> 'condition_ids') c(id)
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create'`,
    values,
  );
  await tx.query(
    `insert into product_price (top_id, merchant_id, product_id, price_fen, purchase_fen, batch_id, changed_by)
     select $1, $3, r.target_id, (r.made ->> 'price_fen')::bigint, (r.made ->> 'purchase_fen')::bigint, $2, $4
     from import_row r where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create'`,
    [...values, ownerId],
  );
}

/** Medicines that were changed or deleted since, that a batch, a combination, a pair, a prescription or what else names, or that moved in a lane. */
export async function countHindering(tx: Handle, { topId, importId }: ImportBatch): Promise<number> {
  const naming = [
    "medicine_batch b where b.top_id = r.top_id and b.product_id = r.target_id",
    "medicine_set_item i where i.top_id = r.top_id and i.product_id = r.target_id",
    "medicine_conflict c where c.top_id = r.top_id and r.target_id in (c.product_id, c.other_product_id)",
    "prescription x where x.top_id = r.top_id and x.product_id = r.target_id",
    "product_price c where c.top_id = r.top_id and c.product_id = r.target_id and c.batch_id is distinct from $2",
  ];
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from import_row r left join product p on p.top_id = r.top_id and p.id = r.target_id
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create' and (p.id is null or p.deleted_at is not null or p.version <> r.target_version + 1 or p.names <> '{}' or ${isNamed}
       or ${naming.map((one) => `exists (select from ${one})`).join(" or ")})`,
    [topId, importId],
  );
  return row!.n;
}

/** New medicines go without a trace: nothing of them was ever sold or stocked. */
export async function removeMedicines(tx: Handle, { topId, importId }: ImportBatch): Promise<void> {
  const created = "select target_id from import_row where top_id = $1 and import_id = $2 and verdict = 'create'";
  for (const table of ["medicine_condition", "medicine", "product_price"])
    await tx.query(`delete from ${table} where top_id = $1 and product_id in (${created})`, [topId, importId]);
  await tx.query(`delete from product where top_id = $1 and id in (${created})`, [topId, importId]);
}
