import type { Handle } from "@yunshou/database";
import { takeByTree } from "../byTree.ts";

export interface ImageOwner {
  readonly topId: string;
  readonly merchantId: string;
}

export interface NewImage {
  readonly name: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly uploadedBy: string;
}

export async function insertImage(
  tx: Handle,
  { topId, merchantId }: ImageOwner,
  { name, bytes, width, height, uploadedBy }: NewImage,
): Promise<void> {
  await tx.query(
    "insert into image (top_id, merchant_id, name, size_bytes, width, height, uploaded_by) values ($1, $2, $3, $4, $5, $6, $7)",
    [topId, merchantId, name, bytes, width, height, uploadedBy],
  );
}

/** Pictures of a merchant that no record shows. Uploads of one merchant are counted one after the other. */
export async function countUnused(tx: Handle, { topId, merchantId }: ImageOwner): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('unused images of ' || $1, 0))", [merchantId]);
  const [row] = await tx.query<{ n: number }>(
    "select count(*)::int as n from image where top_id = $1 and merchant_id = $2 and not used",
    [topId, merchantId],
  );
  return row?.n ?? 0;
}

/** Says that a record of `owner` shows the picture; false when nobody uploaded it for `uploadedFor`, or another record shows it. */
export async function markUsed(tx: Handle, owner: ImageOwner, uploadedFor: ImageOwner, name: string): Promise<boolean> {
  const rows = await tx.query(
    "update image set used = true, top_id = $4, merchant_id = $5 where top_id = $1 and merchant_id = $2 and name = $3 and not used returning 1",
    [uploadedFor.topId, uploadedFor.merchantId, name, owner.topId, owner.merchantId],
  );
  return rows.length === 1;
}

/** What is known of a picture, whoever uploaded it; for who sees all merchants. */
export async function imageOf(tx: Handle, name: string): Promise<Omit<NewImage, "name" | "uploadedBy"> | undefined> {
  const [row] = await tx.query<Omit<NewImage, "name" | "uploadedBy">>(
    "select size_bytes as bytes, width, height from image where name = $1",
    [name],
  );
  return row;
}

/** False when the picture is none of the owner's. */
export async function deleteImage(tx: Handle, { topId, merchantId }: ImageOwner, name: string): Promise<boolean> {
  const rows = await tx.query("delete from image where top_id = $1 and merchant_id = $2 and name = $3 returning 1", [
    topId,
    merchantId,
    name,
  ]);
  return rows.length === 1;
}

/** Deletes the records of pictures that nothing shows for a day, and answers their names. For the rights of the system. */
export async function takeForgotten(tx: Handle, now: Date, portion: number): Promise<string[]> {
  const forgotten = "not used and created_at < $1::timestamptz - interval '1 day'";
  const trees = await tx.query<{ topId: string }>(`select distinct top_id as "topId" from image where ${forgotten}`, [
    now,
  ]);
  const rows = await takeByTree(trees, portion, (topId, limit) =>
    tx.query<{ name: string }>(
      `delete from image where top_id = $3 and id in (select id from image where top_id = $3 and ${forgotten} limit $2 for update skip locked) returning name`,
      [now, limit, topId],
    ),
  );
  return rows.map(({ name }) => name);
}
