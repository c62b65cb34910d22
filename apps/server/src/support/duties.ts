import { repeating, type TimerHandler } from "../platform/timers.ts";
import { expireTickets } from "./ticketBook.queries.ts";

const everyMs = 60_000;
const portion = 500;

/** Tickets that nobody answered in time (TICKET-02). */
export const supportDuties = (): TimerHandler[] => [
  repeating("support.expireTickets", everyMs, async ({ tx, now }) => {
    while ((await expireTickets(tx, now, portion)) === portion);
  }),
];
