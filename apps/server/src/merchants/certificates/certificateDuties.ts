import type { Handle } from "@yunshou/database";
import { addDays, certificatesToldSingly, daysUntilExpiry, dueReminder, reminderDays } from "@yunshou/domain";
import { repeating, type TimerContext, type RepeatedDuty } from "../../platform/timers.ts";
import { deleteLooseImages } from "./certificateImages.queries.ts";
import { removeCertificateImages } from "./certificateImages.ts";
import { insertReminders, remindable, type Reminder } from "./certificateReminders.queries.ts";
import { type Messenger, tell } from "../notifications/notificationDuties.ts";
import { certificateAudiences } from "../notifications/notificationDuties.queries.ts";

const hourMs = 3_600_000;
const quarterMs = hourMs / 4;
const looseImageHours = 24;
const portion = 1_000;

/** Writes down the reminders that are due, each step once, on the calendar of their merchant from its time of day on (SYS-16, MERCHANT-18). */
export async function remindOfCertificates(tx: Handle, now: Date): Promise<Reminder[]> {
  // A merchant may be a day ahead of UTC.
  const upTo = addDays(now.toISOString().slice(0, 10), reminderDays[0] + 1);
  const given: Reminder[] = [];
  let after = "0";
  for (;;) {
    const found = await remindable(tx, now, upTo, after, portion);
    const due = found.flatMap((one) => {
      const step = dueReminder(one.certExpiry, one.today);
      return step !== null && (one.lastStep === null || step < one.lastStep) ? [{ ...one, step }] : [];
    });
    given.push(...(await insertReminders(tx, due, now)));
    if (found.length < portion) return given;
    after = found.at(-1)!.certificateId;
  }
}

/** Gives the reminders that are due to whom each merchant chose, otherwise to its administrators. */
export async function tellOfCertificates(
  context: Pick<TimerContext, "tx" | "now" | "afterCommit">,
  by: Messenger,
): Promise<void> {
  const given = await remindOfCertificates(context.tx, context.now);
  if (given.length === 0) return;
  for (const audience of await certificateAudiences(context.tx, [
    ...new Set(given.map(({ merchantId }) => merchantId)),
  ])) {
    const { merchantId, merchantName } = audience;
    const about = given.flatMap(({ certificateId, certNo, certName, certExpiry, today, ...one }) =>
      one.merchantId === merchantId
        ? [{ certificateId, certNo, certName, certExpiry, daysLeft: daysUntilExpiry(certExpiry, today) ?? 0 }]
        : [],
    );
    if (about.length > certificatesToldSingly) {
      const expired = about.filter(({ daysLeft }) => daysLeft < 0).length;
      await tell(context, by, audience, {
        kind: "certificates",
        merchantName,
        expiring: about.length - expired,
        expired,
      });
      continue;
    }
    for (const one of about) await tell(context, by, audience, { kind: "certificate", merchantName, ...one });
  }
}

/** Reminders of what expires, within a quarter of an hour of their time; hourly, pictures whose form was never saved. */
export function certificateDuties(dataDir: string, by: Messenger): RepeatedDuty[] {
  return [
    repeating("merchants.certificateReminders", quarterMs, (context) => tellOfCertificates(context, by)),
    repeating("merchants.certificateImages", hourMs, async ({ tx, now, afterCommit }) => {
      const gone = await deleteLooseImages(tx, new Date(now.getTime() - looseImageHours * hourMs), portion);
      afterCommit(() => removeCertificateImages(dataDir, gone));
    }),
  ];
}
