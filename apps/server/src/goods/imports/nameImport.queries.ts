import { type Handle, raw, sql, statement } from "@yunshou/database";
import type { ProductNames } from "@yunshou/domain";
import type { ImportBatch, ImportPlace } from "../../platform/imports/kind.ts";

/** A product with its names as they are. */
export interface KnownNames {
  readonly productId: string;
  readonly code: string;
  readonly name: string;
  readonly barcode: string | null;
  readonly names: ProductNames;
  readonly version: number;
}

/** Products of the merchant that bear one of the codes or barcodes, found by `code …` and `barcode …`. */
export async function knownNames(
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  codes: readonly string[],
  barcodes: readonly string[],
): Promise<Map<string, KnownNames>> {
  const rows = await tx.query<KnownNames>(
    `select p.id as "productId", p.code, p.name, p.barcode, p.names, p.version from product p
     where p.top_id = $1 and p.merchant_id = $2 and p.deleted_at is null and (p.code = any($3) or p.barcode = any($4))`,
    [topId, merchantId, codes, barcodes],
  );
  return new Map(
    rows.flatMap((row): [string, KnownNames][] => [
      [`code ${row.code}`, row],
      ...(row.barcode === null ? [] : ([[`barcode ${row.barcode}`, row]] as [string, KnownNames][])),
    ]),
  );
}

/** Whether somebody changed names, or what else a product is found by, since its row was checked, or deleted it. Holds what will be changed. */
export async function areOvertaken(tx: Handle, { topId, importId }: ImportBatch): Promise<boolean> {
  const rows = await tx.query<{ same: boolean }>(
    `select p.names = r.made -> 'was' -> 'names' and p.name = r.made -> 'was' ->> 'name' and p.barcode is not distinct from r.made -> 'was' ->> 'barcode'
       and p.deleted_at is null as same
     from import_row r join product p on p.top_id = r.top_id and p.id = r.target_id
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'change' order by p.id for update of p`,
    [topId, importId],
  );
  return rows.some(({ same }) => !same);
}

/** Gives products the names that the file has for them, or those that they had before, and what they are found by. */
export async function writeNames(tx: Handle, { topId, importId }: ImportBatch, which: "made" | "was"): Promise<void> {
  const names = raw(which === "made" ? "r.made" : "r.made -> 'was'");
  await tx.query(
    ...statement(sql`update product p set names = ${names} -> 'names', search = ${names} ->> 'search',
       pieces = array(select jsonb_array_elements_text(${names} -> 'pieces')), updated_at = now()
     from import_row r where r.top_id = ${topId} and r.import_id = ${importId} and r.verdict = 'change' and p.top_id = r.top_id and p.id = r.target_id`),
  );
}

/** Products whose names, or what they are found by, changed after the import. */
export async function countHindering(tx: Handle, { topId, importId }: ImportBatch): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from import_row r left join product p on p.top_id = r.top_id and p.id = r.target_id
     where r.top_id = $1 and r.import_id = $2 and r.verdict = 'change'
       and (p.id is null or p.deleted_at is not null or p.names <> r.made -> 'names' or p.search <> r.made ->> 'search')`,
    [topId, importId],
  );
  return row!.n;
}
