import type { Handle } from "@yunshou/database";

export interface ParentRow {
  readonly topId: string;
  readonly path: string[];
  readonly merchantNo: string;
}

/** A merchant under which another is to be made; locked, so that two new numbers never meet. */
export async function lockParent(tx: Handle, merchantId: string): Promise<ParentRow | undefined> {
  const rows = await tx.query<ParentRow>(
    `select top_id as "topId", path::text[] as path, merchant_no as "merchantNo" from merchant where id = $1 and status = 'normal' for no key update`,
    [merchantId],
  );
  return rows[0];
}

/** Holds the numbering of top merchants until the transaction ends. */
export async function lockTopNumbers(tx: Handle): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('merchant numbers', 0))");
}

/** The highest number in use below a parent, as text of four characters; `0000` without any. */
export async function lastNumber(tx: Handle, parentId: string | null): Promise<string> {
  const rows = await tx.query<{ last: string }>(
    "select coalesce(max(right(merchant_no, 4)), '0000') as last from merchant where parent_id is not distinct from $1::bigint and right(merchant_no, 4) ~ '^[0-9]{4}$'",
    [parentId],
  );
  return rows[0]?.last ?? "0000";
}

export interface MerchantRow {
  readonly topId: string;
  readonly merchantId: string;
  readonly parentId: string | null;
  readonly path: readonly string[];
  readonly merchantNo: string;
  readonly name: string;
  readonly kind: "ordinary" | "drug";
  readonly timeZone: string;
  readonly province: string | null;
}

/** False when the number is in use. */
export async function insertMerchant(tx: Handle, merchant: MerchantRow): Promise<boolean> {
  const rows = await tx.query(
    `insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind, time_zone, province)
     values ($1, $2, $3, $4::bigint[], $5, $6, $7, $8, $9) on conflict (merchant_no) do nothing returning id`,
    [merchant.merchantId, merchant.topId, merchant.parentId, merchant.path, merchant.merchantNo, merchant.name, merchant.kind, merchant.timeZone, merchant.province],
  );
  return rows.length === 1;
}

export async function newMerchantId(tx: Handle): Promise<string> {
  const rows = await tx.query<{ id: string }>("select next_id() as id");
  return rows[0]?.id ?? "";
}
