import type { Handle } from "@yunshou/database";
import type { BillProvider } from "@yunshou/domain";

/** The payment services of the demo. */
export const demoServices = (tx: Handle): Promise<{ serviceId: string; kind: BillProvider }[]> =>
  tx.query(`select id as "serviceId", kind from payment_service where deleted_at is null order by id`);

/** The differences of a bill, in the order of their making. */
export async function differencesOn(tx: Handle, billId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>("select id from bill_difference where bill_id = $1 order by id", [
    billId,
  ]);
  return rows.map(({ id }) => id);
}
