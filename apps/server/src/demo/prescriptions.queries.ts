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
     where d.top_id = $1 and d.merchant_id = $2 and d.sale_class = 'prescription' and p.code like 'R%' order by p.code`,
    [topId, merchantId],
  );
  return { machineIds: machines.map(({ id }) => id), productIds: products.map(({ id }) => id) };
}

/** A lane of a machine for a medicine on prescription, empty and ready to sell; it names the medicine's newest batch. */
export async function prescriptionLane(
  tx: Handle,
  { topId, machineId }: { readonly topId: string; readonly machineId: string },
  productId: string,
): Promise<{ readonly laneNo: number; readonly priceFen: number; readonly stock: number }> {
  const known = () =>
    tx.query<{ laneNo: number; priceFen: number; stock: number }>(
      `select lane_no as "laneNo", price_fen::int as "priceFen", stock from lane where top_id = $1 and machine_id = $2 and product_id = $3`,
      [topId, machineId, productId],
    );
  const [there] = await known();
  if (there !== undefined) return there;
  await tx.query(
    `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, purchase_fen, capacity, batch_no)
     select m.top_id, m.id, m.merchant_id, 'main', greatest(101, (select max(l.lane_no) + 1 from lane l where l.machine_id = m.id)), p.id, p.price_fen, p.purchase_fen, 10,
       coalesce((select b.batch_no from medicine_batch b where b.top_id = p.top_id and b.product_id = p.id order by b.shelf_life_date desc limit 1), '')
     from machine m join product p on p.top_id = m.top_id and p.id = $3 where m.top_id = $1 and m.id = $2`,
    [topId, machineId, productId],
  );
  return (await known())[0]!;
}

/** Whoever wants a medicine on prescription is served at the counter again. */
export async function stopPrescriptionLanes(tx: Handle, topId: string, productIds: readonly string[]): Promise<void> {
  await tx.query("update lane set status = 'discontinued' where top_id = $1 and product_id = any($2::bigint[])", [
    topId,
    productIds,
  ]);
}

/** The order that was made with a prescription. */
export async function orderOfPrescription(
  tx: Handle,
  { topId, rxNo }: { readonly topId: string; readonly rxNo: string },
): Promise<string | null> {
  const [row] = await tx.query<{ orderId: string | null }>(
    `select order_id as "orderId" from prescription where top_id = $1 and id = $2`,
    [topId, rxNo],
  );
  return row?.orderId ?? null;
}

export async function machineNoOf(tx: Handle, machineId: string): Promise<string> {
  const [row] = await tx.query<{ machineNo: string }>(`select machine_no as "machineNo" from machine where id = $1`, [
    machineId,
  ]);
  return row!.machineNo;
}
