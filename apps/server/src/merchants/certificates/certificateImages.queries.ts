import type { Handle } from "@yunshou/database";
import type { CertificateRecord, Owner } from "./certificates.queries.ts";

export interface CertificateImage {
  readonly imageId: string;
  readonly mediaType: "image/png" | "image/jpeg";
}

/** A picture of no certificate yet; answers its id. */
export async function insertLooseImage(
  tx: Handle,
  owner: Owner,
  image: { readonly mediaType: string; readonly bytes: number; readonly uploadedBy: string | null },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into certificate_image (top_id, merchant_id, media_type, size_bytes, uploaded_by) values ($1, $2, $3, $4, $5) returning id",
    [owner.topId, owner.merchantId, image.mediaType, image.bytes, image.uploadedBy],
  );
  return row!.id;
}

export async function imagesOf(
  tx: Handle,
  { topId, certificateId }: Pick<CertificateRecord, "topId" | "certificateId">,
): Promise<CertificateImage[]> {
  return tx.query<CertificateImage>(
    `select i.id as "imageId", i.media_type as "mediaType" from certificate_image i where i.top_id = $1 and i.certificate_id = $2 order by i.id`,
    [topId, certificateId],
  );
}

/** Gives pictures that a person uploaded to a certificate; answers how many were his and free. */
export async function attachImages(
  tx: Handle,
  { topId, merchantId, certificateId }: Owner & { readonly certificateId: string },
  imageIds: readonly string[],
  uploadedBy: string | null,
): Promise<number> {
  const rows = await tx.query(
    `update certificate_image set top_id = $1, merchant_id = $2, certificate_id = $3 where id = any($4::bigint[]) and certificate_id is null and uploaded_by is not distinct from $5 returning id`,
    [topId, merchantId, certificateId, imageIds, uploadedBy],
  );
  return rows.length;
}

export async function deleteImages(
  tx: Handle,
  { topId, certificateId }: Pick<CertificateRecord, "topId" | "certificateId">,
  imageIds: readonly string[],
): Promise<void> {
  await tx.query("delete from certificate_image where top_id = $1 and certificate_id = $2 and id = any($3::bigint[])", [
    topId,
    certificateId,
    imageIds,
  ]);
}

/** Forgets pictures whose form was never saved; answers their ids. */
export async function deleteLooseImages(tx: Handle, before: Date, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "delete from certificate_image where id in (select id from certificate_image where certificate_id is null and created_at < $1 order by created_at limit $2) and certificate_id is null returning id",
    [before, limit],
  );
  return rows.map(({ id }) => id);
}
