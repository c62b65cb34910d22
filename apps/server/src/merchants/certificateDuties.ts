import type { Handle } from "@yunshou/database";
import { addDays, businessDay, dueReminder, reminderDays } from "@yunshou/domain";
import { type Armed, repeating, type TimerHandler } from "../platform/timers.ts";
import { deleteLooseImages } from "./certificateImages.queries.ts";
import { removeCertificateImages } from "./certificateImages.ts";
import { insertReminders, remindable } from "./certificateReminders.queries.ts";

const hourMs = 3_600_000;
const looseImageHours = 24;
const portion = 1_000;

/** Reminds of certificates that expire, each step once, on the calendar of their merchant (SYS-16). Answers how many reminders were given. */
export async function remindOfCertificates(tx: Handle, now: Date): Promise<number> {
  // A merchant may be a day ahead of UTC.
  const upTo = addDays(now.toISOString().slice(0, 10), reminderDays[0] + 1);
  let given = 0;
  let after = "0";
  for (;;) {
    const found = await remindable(tx, upTo, after, portion);
    const due = found.flatMap((one) => {
      const step = dueReminder(one.certExpiry, businessDay(now, one.timeZone));
      return step !== null && (one.lastStep === null || step < one.lastStep) ? [{ ...one, step }] : [];
    });
    given += await insertReminders(tx, due, now);
    if (found.length < portion) return given;
    after = found.at(-1)!.certificateId;
  }
}

/** Hourly: reminders of what expires, and pictures whose form was never saved. */
export function certificateDuties({ dataDir }: { readonly dataDir: string }): (TimerHandler & { readonly first: Armed })[] {
  return [
    repeating("merchants.certificateReminders", hourMs, async ({ tx, now }) => void (await remindOfCertificates(tx, now))),
    repeating("merchants.certificateImages", hourMs, async ({ tx, now, afterCommit }) => {
      const gone = await deleteLooseImages(tx, new Date(now.getTime() - looseImageHours * hourMs), portion);
      afterCommit(() => removeCertificateImages(dataDir, gone));
    }),
  ];
}
