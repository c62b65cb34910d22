import type { Permission } from "@yunshou/contract";
import type { tickets } from "@yunshou/contract/support/tickets";
import {
  checkDayRange,
  checkRestore,
  checkTicketText,
  openTicketStates,
  queryRangeDays,
  refuse,
  resumeClock,
  step,
  type TicketEvent,
  ticketTable,
} from "@yunshou/domain";
import { recordAudit, recordAudits } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import * as book from "./ticketBook.queries.ts";
import { takeStep, ticketUnknown, withPhone } from "./ticketBook.ts";
import { type ContactParts, readContact } from "./ticketContact.ts";
import { readTicket } from "./ticketDetail.ts";
import { essenceHandlers } from "./ticketEssence.ts";
import { ticketExport } from "./ticketExport.ts";
import { listTickets } from "./tickets.queries.ts";

type OneCall = Call<{ readonly ticketNo: string }, Permission>;

/** Handlers of tickets as customer service works on them (TICKET-01, TICKET-02, TICKET-06). */
export function ticketHandlers(parts: ContactParts): HandlersOf<typeof tickets> {
  const { secrets } = parts;
  const find = async ({ tx, session, input }: OneCall) =>
    (await book.lockTickets(tx, session.scope, [input.ticketNo]))[0];
  const take = async (call: OneCall, event: TicketEvent, words?: string) => {
    const ticket = await find(call);
    if (ticket === undefined) return ticketUnknown();
    return (await takeStep(call, ticket, event, words === undefined ? {} : { words })) ?? {};
  };
  const say = async (
    call: Call<{ readonly ticketNo: string; readonly ticketReply: string }, Permission>,
    event: TicketEvent,
  ) => {
    const words = checkTicketText(call.input.ticketReply);
    return words.ok ? take(call, event, words.value) : words;
  };

  return {
    ...essenceHandlers,

    async list({ tx, session, input }) {
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
      if (!range.ok) return range;
      const { rows, ...found } = await listTickets(tx, session.scope, session.timeZone, input, input);
      return { rows: rows.map((row) => withPhone(secrets, row)), ...found };
    },

    async export(call) {
      const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.exports);
      return range.ok ? startExport(call, ticketExport) : range;
    },

    detail: ({ tx, session, input }) => readTicket(tx, secrets, { scope: session.scope }, input.ticketNo),
    contact: (call) => readContact(call, parts, "ticket"),
    accept: (call) => take(call, "accept"),
    answer: (call) => say(call, "answer"),
    resolve: (call) => say(call, "resolve"),
    remove: (call) => take(call, "delete"),

    async restore(call) {
      const ticket = await find(call);
      if (ticket === undefined) return ticketUnknown();
      const state = checkRestore(ticket.state, ticket.stateBefore);
      if (!state.ok) return state;
      // Whoever awaited the reporter awaits him still: there is nothing to answer in time.
      const runs = openTicketStates.includes(state.value) && !(await book.isReporterAwaited(call.tx, ticket));
      const { answerDueAt, solveDueAt, solveLeftMs } = runs ? resumeClock(ticket, call.now) : ticket;
      await book.saveStep(call.tx, ticket, { state: state.value, answerDueAt, solveDueAt, solveLeftMs });
      await book.insertEntry(call.tx, ticket, { kind: "restore", authorId: call.session.userId });
      await recordAudit(call, {
        action: "support.ticket.restore",
        object: ticket.ticketNo,
        merchant: ticket,
        before: { ticketStatus: ticket.state },
        after: { ticketStatus: state.value },
      });
      return {};
    },

    async assign(call) {
      const { tx, session, input } = call;
      const ticketNos = [...new Set(input.ticketNos)];
      if (ticketNos.length === 0) return refuse("support.selectTickets", { field: "ticketNos" });
      const found = await book.lockTickets(tx, session.scope, ticketNos);
      if (found.length < ticketNos.length) return ticketUnknown();
      const merchantIds = [...new Set(found.map(({ merchantId }) => merchantId))];
      if (!(await book.isHandler(tx, session.scope, input.handlerId, merchantIds)))
        return refuse("support.handlerUnknown", { field: "handlerId" });
      for (const ticket of found) {
        if (!openTicketStates.includes(ticket.state))
          return refuse("state.notAllowed", { field: "ticketNos", values: { state: ticket.state, event: "assign" } });
        const { state, answerDueAt, solveDueAt, solveLeftMs } = ticket;
        const handler = { handlerId: input.handlerId, handledAt: call.now };
        await book.saveStep(tx, ticket, { state, answerDueAt, solveDueAt, solveLeftMs, ...handler });
        await book.insertEntry(tx, ticket, { kind: "assign", authorId: session.userId });
      }
      await recordAudits(
        call,
        found.map((ticket) => ({
          action: "support.ticket.assign",
          object: ticket.ticketNo,
          merchant: ticket,
          after: { handlerId: input.handlerId },
        })),
      );
      return { assigned: found.length };
    },

    async merge(call) {
      const { tx, session, input } = call;
      const [first, second] = await book.lockTickets(tx, session.scope, [input.ticketNo, input.intoNo]);
      const [ticket, into] = first?.ticketNo === input.ticketNo ? [first, second] : [second, first];
      if (ticket === undefined) return ticketUnknown();
      const fits = into !== undefined && into.merchantId === ticket.merchantId && openTicketStates.includes(into.state);
      if (!step(ticketTable, ticket.state, "merge").ok)
        return refuse("state.notAllowed", { values: { state: ticket.state, event: "merge" } });
      if (!fits) return refuse("support.mergeUnfit", { field: "intoNo" });
      const refused = await takeStep(call, ticket, "merge", { mergedInto: into.ticketNo, words: into.ticketNo });
      if (refused !== undefined) return refused;
      await book.insertEntry(tx, into, { kind: "absorb", authorId: session.userId, words: ticket.ticketNo });
      return {};
    },
  };
}
