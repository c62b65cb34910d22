import type { Handle } from "@yunshou/database";
import { checkStorage, type Result, type StorageKind, type StorageUse } from "@yunshou/domain";

/** Accounts of the platform belong to this merchant, and so does its library of products. */
const platformMerchantId = "1";

/** The merchant in whose name something is stored, and the person who brings it; null is the holder of a link. */
export interface Storer {
  readonly topId: string;
  readonly merchantId: string;
  readonly userId: string | null;
}

/**
 * Whether `bytes` more fit into what the merchant and the person may store. From here to the end of the transaction no other
 * upload of the merchant is counted, so that however many come at once cannot pass the limit together.
 */
export async function reserveStorage(
  tx: Handle,
  storer: Storer,
  asked: Exclude<StorageKind, "library">,
  bytes: number,
): Promise<Result<undefined>> {
  const kind = asked === "pictures" && storer.merchantId === platformMerchantId ? "library" : asked;
  await tx.query("select pg_advisory_xact_lock(hashtextextended('storage of ' || $1, 0))", [storer.merchantId]);
  return checkStorage(kind, await storageOf(tx, storer, kind), bytes);
}

/** Smaller copies of pictures are not counted: together they are less than the picture. */
export async function storageOf(tx: Handle, storer: Storer, kind: StorageKind): Promise<StorageUse> {
  const [row] = await tx.query<{ merchant: string; user: string }>(
    `select coalesce(sum(s.bytes), 0)::text as merchant, coalesce(sum(s.bytes) filter (where s.user_id = $3), 0)::text as "user"
     from (${stored[kind]}) s`,
    [storer.topId, storer.merchantId, storer.userId],
  );
  return { merchant: Number(row!.merchant), user: Number(row!.user) };
}

/** Agreements belong to the platform alone and are counted as a whole; a picture of an application is that of whoever opened it. */
const pictures = `
    select i.size_bytes as bytes, i.uploaded_by as user_id from image i where i.top_id = $1 and i.merchant_id = $2
    union all
    select c.size_bytes, c.uploaded_by from certificate_image c where c.top_id = $1 and c.merchant_id = $2
    union all
    select r.size_bytes, null from prescription_image r where r.top_id = $1 and r.merchant_id = $2
    union all
    select p.size_bytes, a.created_by from merchant_application_image p
    join merchant_application a on a.top_id = p.top_id and a.id = p.application_id
    where p.top_id = $1 and p.merchant_id = $2`;
const stored: Record<StorageKind, string> = {
  files: `
    select f.size_bytes as bytes, f.owner_id as user_id
    from file f where f.top_id = $1 and f.merchant_id = $2 and f.kind <> 'export'
    union all
    select k.size_bytes, k.uploaded_by from software_package k where k.top_id = $1 and k.merchant_id = $2
    union all
    select a.size_bytes, a.uploaded_by from ad_material a where a.top_id = $1 and a.merchant_id = $2`,
  agreements: `
    select length(a.content) as bytes, null::bigint as user_id from agreement a where ($1::bigint, $2::bigint) is not null`,
  pictures,
  library: pictures,
};
