import { rm } from "node:fs/promises";
import type { Messenger } from "../merchants/notifications/notificationDuties.ts";
import type { ProcessContext } from "../platform/process.ts";
import { storedPath } from "../platform/export/exportFiles.ts";
import { repeating, type TimerHandler } from "../platform/timers.ts";
import { deleteUnattached, forgottenFiles } from "./announcementFiles.queries.ts";
import { leaveDuty } from "./leaveHouse.ts";
import { broadcastDuty, recallDuty } from "./sendBroadcast.ts";
import { expireTickets } from "./ticketBook.queries.ts";

const everyMs = 60_000;
const portion = 500;
const forgetMs = 3_600_000;
const keptMs = 86_400_000;

/** Broadcasts on their way (SYS-06), tickets that nobody answered in time (TICKET-02), and files whose announcement was never saved. */
export const supportDuties = ({
  config: { loopbackChannels: loopback, dataDir },
  database,
  messenger,
}: Pick<ProcessContext, "config" | "database"> & { readonly messenger: Messenger }): TimerHandler[] => [
  broadcastDuty(messenger),
  recallDuty,
  leaveDuty({ database, secrets: messenger.secrets, loopback }),
  repeating("support.expireTickets", everyMs, async ({ tx, now }) => {
    while ((await expireTickets(tx, now, portion)) === portion);
  }),
  repeating("support.forgetFiles", forgetMs, async ({ tx, now, afterCommit }) => {
    const sent = new Date(now.getTime() - keptMs);
    const gone = await deleteUnattached(tx, await forgottenFiles(tx, sent, portion));
    afterCommit(async () => {
      for (const fileId of gone) await rm(storedPath(dataDir, fileId), { force: true });
    });
  }),
];
