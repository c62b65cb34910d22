import type { Handle } from "@yunshou/database";

export interface PrescriptionImage {
  readonly imageId: string;
  readonly mediaType: "image/png" | "image/jpeg";
}

/** Pictures of a prescription, in the order in which they came; also of one that is not handed in yet. */
export async function imagesOfPrescription(tx: Handle, topId: string, rxNo: string): Promise<PrescriptionImage[]> {
  return tx.query<PrescriptionImage>(
    `select i.id as "imageId", i.media_type as "mediaType" from prescription_image i where i.top_id = $1 and i.rx_id = $2 order by i.id`,
    [topId, rxNo],
  );
}

export async function insertPrescriptionImage(
  tx: Handle,
  of: { readonly topId: string; readonly merchantId: string; readonly rxNo: string },
  image: { readonly mediaType: string; readonly bytes: number },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into prescription_image (top_id, merchant_id, rx_id, media_type, size_bytes) values ($1, $2, $3, $4, $5) returning id",
    [of.topId, of.merchantId, of.rxNo, image.mediaType, image.bytes],
  );
  return row!.id;
}

/** Forgets pictures whose prescription was never handed in; answers their ids. */
export async function deleteLoosePrescriptionImages(tx: Handle, before: Date, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `delete from prescription_image where (top_id, id) in (
       select i.top_id, i.id from prescription_image i left join prescription x on x.top_id = i.top_id and x.id = i.rx_id
       where x.id is null and i.created_at < $1 limit $2) returning id`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}
