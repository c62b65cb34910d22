import type { Messenger } from "../merchants/notifications/notificationDuties.ts";
import { repeating, type TimerHandler } from "../platform/timers.ts";
import { broadcastDuty } from "./sendBroadcast.ts";
import { expireTickets } from "./ticketBook.queries.ts";

const everyMs = 60_000;
const portion = 500;

/** Broadcasts on their way (SYS-06), and tickets that nobody answered in time (TICKET-02). */
export const supportDuties = ({ messenger }: { readonly messenger: Messenger }): TimerHandler[] => [
  broadcastDuty(messenger),
  repeating("support.expireTickets", everyMs, async ({ tx, now }) => {
    while ((await expireTickets(tx, now, portion)) === portion);
  }),
];
