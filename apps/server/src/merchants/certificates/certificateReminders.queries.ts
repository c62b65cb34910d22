import type { Handle } from "@yunshou/database";
import { lastReminder, type ReminderDays } from "@yunshou/domain";
import { isOpenMerchant } from "../notifications/notificationDuties.queries.ts";

export interface Remindable {
  readonly topId: string;
  readonly merchantId: string;
  readonly certificateId: string;
  readonly certNo: string;
  readonly certName: string;
  readonly certExpiry: string;
  /** Local day of the merchant; until the time of day at which it is told things, the day before. */
  readonly today: string;
  /** The last step of which somebody was reminded for this expiry. */
  readonly lastStep: ReminderDays | null;
}

/** A reminder that is due. */
export type Reminder = Remindable & { readonly step: ReminderDays };

/** Certificates that expire up to a day, by id, whose last reminder is still to come. Those of a merchant that is shut wait until it is open again: nobody there is told. */
export async function remindable(
  tx: Handle,
  now: Date,
  upTo: string,
  after: string,
  limit: number,
): Promise<Remindable[]> {
  return tx.query<Remindable>(
    `select c.top_id as "topId", c.merchant_id as "merchantId", c.id as "certificateId", c.cert_no as "certNo", c.name as "certName", to_char(c.expires_on, 'YYYY-MM-DD') as "certExpiry",
       (($5::timestamptz at time zone m.time_zone) - m.push_time::interval)::date::text as today, e.step as "lastStep"
     from certificate c join merchant m on m.id = c.merchant_id
       left join lateral (select min(days_before) as step from certificate_reminder e where e.top_id = c.top_id and e.certificate_id = c.id and e.expires_on = c.expires_on) e on true
     where c.expires_on <= $1::date and c.id > $2 and ${isOpenMerchant("m")} and e.step is distinct from $4 order by c.id limit $3`,
    [upTo, after, limit, lastReminder, now],
  );
}

/** Answers those that were new: of two processes that remind at once, one does. */
export async function insertReminders(tx: Handle, reminders: readonly Reminder[], at: Date): Promise<Reminder[]> {
  const rows = await tx.query<{ id: string }>(
    `insert into certificate_reminder (top_id, merchant_id, certificate_id, expires_on, days_before, reminded_at)
     select "topId", "merchantId", "certificateId", "certExpiry", step, $2 from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "merchantId" bigint, "certificateId" bigint, "certExpiry" date, step int)
     on conflict do nothing returning certificate_id as id`,
    [JSON.stringify(reminders), at],
  );
  const given = new Set(rows.map(({ id }) => id));
  return reminders.filter(({ certificateId }) => given.has(certificateId));
}
