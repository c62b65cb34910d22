import type { Messenger } from "../merchants/notifications/notificationDuties.ts";
import type { ProcessContext } from "../platform/process.ts";
import { repeating, type TimerHandler } from "../platform/timers.ts";
import { leaveDuty } from "./leaveHouse.ts";
import { broadcastDuty, recallDuty } from "./sendBroadcast.ts";
import { expireTickets } from "./ticketBook.queries.ts";

const everyMs = 60_000;
const portion = 500;

/** Broadcasts on their way (SYS-06), and tickets that nobody answered in time (TICKET-02). */
export const supportDuties = ({
  config: { loopbackChannels: loopback },
  database,
  messenger,
}: Pick<ProcessContext, "config" | "database"> & { readonly messenger: Messenger }): TimerHandler[] => [
  broadcastDuty(messenger),
  recallDuty,
  leaveDuty({ database, secrets: messenger.secrets, loopback }),
  repeating("support.expireTickets", everyMs, async ({ tx, now }) => {
    while ((await expireTickets(tx, now, portion)) === portion);
  }),
];
