import type { Permission } from "@yunshou/contract";
import type { customerFeedback } from "@yunshou/contract/support/customers";
import { checkDayRange, checkTicketText, openTicketStates, queryRangeDays, refuse } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import * as book from "./ticketBook.queries.ts";
import { openTicket, takeStep, ticketPhoneIndexes, ticketUnknown, withPhone } from "./ticketBook.ts";
import { type ContactParts, readContact } from "./ticketContact.ts";
import { listCustomers } from "./tickets.queries.ts";

type OneCall = Call<{ readonly ticketNo: string }, Permission>;

/** Handlers of what end customers say (TICKET-01, REFUND-03). */
export function customerHandlers(
  store: ContactParts & { readonly dataDir: string },
): HandlersOf<typeof customerFeedback> {
  const find = async ({ tx, session, input }: OneCall) => {
    const [ticket] = await book.lockTickets(tx, session.scope, [input.ticketNo]);
    return ticket?.source === "customer" ? ticket : undefined;
  };
  return {
    async list({ tx, session, input }) {
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
      if (!range.ok) return range;
      const { contactPhone, ...filters } = input;
      const phoneHashes = contactPhone === undefined ? undefined : ticketPhoneIndexes(store.secrets, contactPhone);
      const { rows, ...found } = await listCustomers(
        tx,
        session.scope,
        session.timeZone,
        { ...filters, phoneHashes },
        input,
      );
      return { rows: rows.map((row) => withPhone(store.secrets, row)), ...found };
    },

    contact: (call) => readContact(call, store, "customer", "customer"),

    // What a customer says has no title of its own; customer service reads the problem in its list.
    create: (call) =>
      openTicket(call, store, {
        ...call.input,
        ticketTitle: wordsOf(call.language, "support").problem[call.input.problemType],
        source: "customer",
      }),

    async answer(call) {
      const words = checkTicketText(call.input.ticketReply);
      if (!words.ok) return words;
      const ticket = await find(call);
      if (ticket === undefined) return ticketUnknown();
      const refused = await takeStep(call, ticket, "answer", { words: words.value }, "customer");
      if (refused !== undefined || !call.input.resolved) return refused ?? {};
      const answered = await find(call);
      return (answered && (await takeStep(call, answered, "resolve", {}, "customer"))) ?? {};
    },

    async escalate(call) {
      const ticket = await find(call);
      if (ticket === undefined) return ticketUnknown();
      const { state, answerDueAt, solveDueAt, solveLeftMs } = ticket;
      if (ticket.escalated || !openTicketStates.includes(state))
        return refuse("state.notAllowed", { values: { state, event: "escalate" } });
      await book.saveStep(call.tx, ticket, { state, answerDueAt, solveDueAt, solveLeftMs, escalatedAt: call.now });
      await book.insertEntry(call.tx, ticket, { kind: "escalate", authorId: call.session.userId });
      await recordAudit(call, { action: "support.customer.escalate", object: ticket.ticketNo, merchant: ticket });
      return {};
    },
  };
}
