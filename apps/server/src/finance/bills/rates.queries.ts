import type { Handle } from "@yunshou/database";
import { type BillProvider, feesBy, type FeeOf, type HeldRate } from "@yunshou/domain";

/** The fees that our rates give for a kind of payment, of every merchant and any day. Needs the system role or the platform's scope. */
export async function feesOf(tx: Handle, kind: BillProvider): Promise<FeeOf> {
  const rates = await tx.query<HeldRate>(
    `select r.merchant_id as "merchantId", m.time_zone as "timeZone", r.from_day::text as "fromDay", r.rate
     from fee_rate r join merchant m on m.id = r.merchant_id where r.payment = $1`,
    [kind],
  );
  return feesBy(kind, rates);
}
