import { type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { AdType } from "@yunshou/domain";
import { takeByTree } from "../../platform/byTree.ts";
import { ofMerchants, type Owner } from "../owners.queries.ts";

type Tree = Pick<Owner, "topId" | "merchantId">;

export interface NewMaterial extends Tree {
  readonly adType: AdType;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly uploadedBy: string;
}

const shown = "exists (select from ad a where a.top_id = f.top_id and a.material_id = f.id)";

/** Files of a merchant that no ad shows. Uploads of one merchant are counted one after the other. */
export async function countUnused(tx: Handle, { topId, merchantId }: Tree): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('unused materials of ' || $1, 0))", [merchantId]);
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from ad_material f where f.top_id = $1 and f.merchant_id = $2 and not ${shown}`,
    [topId, merchantId],
  );
  return row?.n ?? 0;
}

export async function insertMaterial(tx: Handle, one: NewMaterial): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into ad_material (top_id, merchant_id, kind, file, size_bytes, sha256, uploaded_by) values ($1, $2, $3, $4, $5, $6, $7) returning id",
    [one.topId, one.merchantId, one.adType, one.file, one.bytes, one.sha256, one.uploadedBy],
  );
  return row!.id;
}

/** A file that an ad of `owner` may show: uploaded by somebody of the caller's scope, in the tree of the owner and shown by no other ad. */
export async function lockMaterial(
  tx: Handle,
  scope: Scope,
  { topId }: Tree,
  materialId: string,
  adId: string | null,
): Promise<{ readonly adType: AdType } | undefined> {
  const [row] = await tx.query<{ adType: AdType }>(
    ...statement(sql`select f.kind as "adType" from ad_material f
      where f.id = ${materialId} and f.top_id = ${topId} and ${scoped(scope, "f", ofMerchants)}
        and not exists (select from ad a where a.top_id = f.top_id and a.material_id = f.id and a.id is distinct from ${adId}::bigint
          and ${scoped(scope, "a", ofMerchants)})
      for update of f`),
  );
  return row;
}

/** A file becomes the merchant's whose ad shows it: who uploaded it may stand above, whose files the merchant does not see. */
export async function giveMaterial(tx: Handle, { topId, merchantId }: Tree, materialId: string): Promise<void> {
  await tx.query("update ad_material set merchant_id = $3 where top_id = $1 and id = $2 and merchant_id <> $3", [
    topId,
    materialId,
    merchantId,
  ]);
}

/** Deletes the records of files that no ad shows for a day, and answers their paths. For the rights of the system. */
export async function takeForgotten(tx: Handle, now: Date, portion: number): Promise<string[]> {
  const forgotten = `f.created_at < $1::timestamptz - interval '1 day' and not ${shown}`;
  const trees = await tx.query<{ topId: string }>(
    `select distinct f.top_id as "topId" from ad_material f where ${forgotten}`,
    [now],
  );
  const rows = await takeByTree(trees, portion, (topId, limit) =>
    tx.query<{ file: string }>(
      `delete from ad_material where top_id = $3 and id in (
         select f.id from ad_material f where f.top_id = $3 and ${forgotten} limit $2 for update skip locked) returning file`,
      [now, limit, topId],
    ),
  );
  return rows.map(({ file }) => file);
}
