import type { Handle } from "@yunshou/database";
import { type BillProvider, billTimeZone, type DatedRate, feesBy, type FeeOf, type HeldRate } from "@yunshou/domain";

/** The fees that our rates give for a kind of payment, of every merchant and any day. Needs the system role or the platform's scope. */
export async function feesOf(tx: Handle, kind: BillProvider): Promise<FeeOf> {
  const own = await tx.query<HeldRate>(
    `select merchant_id as "merchantId", from_day::text as "fromDay", rate from fee_rate where payment = $1`,
    [kind],
  );
  const usual = await tx.query<DatedRate>(
    `select from_day::text as "fromDay", rate from usual_fee_rate where payment = $1`,
    [kind],
  );
  const zones = await tx.query<{ merchantId: string; timeZone: string }>(
    `select id as "merchantId", time_zone as "timeZone" from merchant where time_zone <> $1`,
    [billTimeZone],
  );
  return feesBy(kind, {
    own,
    usual,
    zones: new Map(zones.map(({ merchantId, timeZone }) => [merchantId, timeZone])),
  });
}
