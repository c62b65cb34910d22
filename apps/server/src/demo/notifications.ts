import type { Handle } from "@yunshou/database";
import { type Setting, saveSetting } from "../merchants/notifications/notifications.queries.ts";
import { ownerOfNumber } from "./demo.queries.ts";

const settings: readonly (Pick<Setting, "messageType" | "ways" | "pushTime"> & { readonly merchantNo: string })[] = [
  { merchantNo: "0001", messageType: "dailySummary", ways: ["console", "sms"], pushTime: "09:00" },
  { merchantNo: "0001", messageType: "alarm", ways: ["console"], pushTime: "09:00" },
  { merchantNo: "0002", messageType: "dailySummary", ways: ["console"], pushTime: "08:30" },
  { merchantNo: "0002", messageType: "alarm", ways: ["console"], pushTime: "08:30" },
];

/** Lets the administrators of the demo's merchants be told, as of the day before, so that the first summary comes at once. */
export async function seedNotifications(tx: Handle, now: Date): Promise<void> {
  for (const { merchantNo, ...setting } of settings) {
    const { userId, ...owner } = await ownerOfNumber(tx, merchantNo);
    await saveSetting(
      tx,
      { ...owner, ...setting, receiverIds: [userId], enabled: true },
      new Date(now.getTime() - 86_400_000),
    );
  }
}
