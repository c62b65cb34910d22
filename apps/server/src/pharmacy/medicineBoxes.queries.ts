import type { Handle } from "@yunshou/database";
import { type MedicineBox, nearExpiryDays } from "@yunshou/domain";

/** Joins `box` with what the merchant of a row set, while its switch is on. */
export const boxOf = (alias: string): string => `left join lateral (
  select x.near_days from medicine_box x join merchant o on o.id = x.merchant_id and 'smartMedicineBox' = any(o.features)
  where x.top_id = ${alias}.top_id and x.merchant_id = ${alias}.merchant_id) box on true`;
export const nearDays = `coalesce(box.near_days, ${nearExpiryDays})`;

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

export async function findBox(tx: Handle, { topId, merchantId }: Owner): Promise<MedicineBox | undefined> {
  const [row] = await tx.query<MedicineBox>(
    'select near_days as "nearDays", excursion_minutes as "excursionMinutes" from medicine_box where top_id = $1 and merchant_id = $2',
    [topId, merchantId],
  );
  return row;
}

export async function saveBox(
  tx: Handle,
  { topId, merchantId }: Owner,
  { nearDays: days, excursionMinutes }: MedicineBox,
  userId: string,
): Promise<void> {
  await tx.query(
    `insert into medicine_box (top_id, merchant_id, near_days, excursion_minutes, updated_by) values ($1, $2, $3, $4, $5)
     on conflict (top_id, merchant_id) do update set near_days = excluded.near_days, excursion_minutes = excluded.excursion_minutes,
       updated_by = excluded.updated_by, updated_at = now()`,
    [topId, merchantId, days, excursionMinutes, userId],
  );
}
