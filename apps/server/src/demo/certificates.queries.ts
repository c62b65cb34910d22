import type { Handle } from "@yunshou/database";

/** Lets a certificate of the demo be as old as its story: written and reviewed days before it was. */
export async function backdateCertificate(
  tx: Handle,
  certificateId: string,
  writtenAt: Date,
  reviewedAt: Date,
): Promise<void> {
  await tx.query(
    "update certificate set created_at = $2, updated_at = $2, reviewed_at = case when reviewed_at is null then null else $3::timestamptz end where id = $1",
    [certificateId, writtenAt, reviewedAt],
  );
}
