import type { Handle } from "@yunshou/database";
import type { PrescriptionState } from "@yunshou/domain";

/** Sets a prescription back to when it was uploaded, with the decision that was made over it since. */
export async function backdatePrescription(
  tx: Handle,
  { topId, rxNo }: { readonly topId: string; readonly rxNo: string },
  one: {
    readonly state: PrescriptionState;
    readonly uploadedAt: Date;
    readonly pharmacistName: string;
    readonly reviewRemark: string;
    readonly reviewedBy: string;
    readonly reviewedAt: Date;
  },
): Promise<void> {
  await tx.query(
    `update prescription set created_at = $4, state = $3, pharmacist_name = $5, review_remark = $6,
       reviewed_by = case when $3 = 'unreviewed' then null else $7::bigint end, reviewed_at = case when $3 = 'unreviewed' then null else $8::timestamptz end
     where top_id = $1 and id = $2`,
    [topId, rxNo, one.state, one.uploadedAt, one.pharmacistName, one.reviewRemark, one.reviewedBy, one.reviewedAt],
  );
}

/** The machines of a merchant in which medicines stand, and its medicines on prescription, in the order of their numbers. */
export async function prescribedAt(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
): Promise<{ readonly machineIds: readonly string[]; readonly productIds: readonly string[] }> {
  const machines = await tx.query<{ id: string }>(
    "select id from machine where top_id = $1 and merchant_id = $2 order by machine_no limit 3",
    [topId, merchantId],
  );
  const products = await tx.query<{ id: string }>(
    `select p.id from medicine d join product p on p.top_id = d.top_id and p.id = d.product_id
     where d.top_id = $1 and d.merchant_id = $2 and d.sale_class = 'prescription' order by p.code`,
    [topId, merchantId],
  );
  return { machineIds: machines.map(({ id }) => id), productIds: products.map(({ id }) => id) };
}
