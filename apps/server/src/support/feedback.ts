import type { Permission } from "@yunshou/contract";
import type { feedback } from "@yunshou/contract/support/feedback";
import { checkDayRange, checkTicketText, queryRangeDays, type TicketEvent } from "@yunshou/domain";
import type { Call, HandlersOf } from "../platform/call.ts";
import type { Secrets } from "../platform/secrets.ts";
import { lockTickets } from "./ticketBook.queries.ts";
import { openTicket, takeStep, ticketUnknown } from "./ticketBook.ts";
import { readTicket } from "./ticketDetail.ts";
import { listOwn } from "./tickets.queries.ts";

type OneCall = Call<{ readonly ticketNo: string }, Permission>;

/** Handlers of what a user reported himself (TICKET-03). */
export function feedbackHandlers(store: {
  readonly secrets: Secrets;
  readonly dataDir: string;
}): HandlersOf<typeof feedback> {
  const take = async (call: OneCall, event: TicketEvent, words?: string) => {
    const { tx, session, input } = call;
    const [ticket] = await lockTickets(tx, session.scope, [input.ticketNo], { reporterId: session.userId });
    if (ticket === undefined) return ticketUnknown();
    return (await takeStep(call, ticket, event, words === undefined ? {} : { words }, "feedback")) ?? {};
  };
  return {
    async list({ tx, session, input }) {
      const { fromDay, toDay } = input;
      const range =
        fromDay === undefined || toDay === undefined ? undefined : checkDayRange(fromDay, toDay, queryRangeDays.orders);
      return range?.ok === false ? range : listOwn(tx, session, input, input);
    },
    detail: ({ tx, session: { scope, userId: reporterId }, input }) =>
      readTicket(tx, store.secrets, { scope, reporterId }, input.ticketNo),
    create: (call) => openTicket(call, store, { ...call.input, source: "console" }),
    async reply(call) {
      const words = checkTicketText(call.input.ticketReply);
      return words.ok ? take(call, "reply", words.value) : words;
    },
    confirm: (call) => take(call, "confirm"),
  };
}
