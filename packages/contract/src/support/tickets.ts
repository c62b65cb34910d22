import { problemTypes, ticketLimits, ticketStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { ticketContact, ticketDetail, ticketShape } from "./shapes.ts";

const base = "/api/v1/support/tickets";
const one = { ticketNo: id };

const filters = {
  ticketNo: contains,
  merchantName: contains,
  problemType: z.enum(problemTypes).optional(),
  ticketStatus: z.enum(ticketStates).optional(),
  fromDay: day,
  toDay: day,
};
export const ticketRangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

const ticketRow = z.object({
  ...ticketShape,
  merchantNo: z.string(),
  merchantName: z.string(),
  /** Masked; null without one. */
  contactPhone: z.string().nullable(),
  machineNo: z.string().nullable(),
  orderNo: id.nullable(),
  /** Until when somebody must answer, and until when it must be resolved. */
  answerDueAt: instant.nullable(),
  solveDueAt: instant.nullable(),
  waiting: z.boolean(),
});

const said = z.string().max(10_000);
const step = ["support.ticketUnknown", "state.notAllowed"] as const;
const words = ["field.required", "field.tooLong"] as const;

/** Tickets as customer service works on them (TICKET-01, TICKET-02). */
export const tickets = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "support.ticket.read",
    summary:
      "Tickets of the caller's merchants, newest first, or one of a whole number whatever the days; feedback of customers once it was made a ticket.",
    input: listInput(filters, ["createdTime"]),
    output: listOutput(ticketRow),
    refusals: ticketRangeRefusals,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "support.ticket.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...ticketRangeRefusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:ticketNo`,
    access: "support.ticket.read",
    alsoWith: ["support.customer.read"],
    summary: "One ticket with what was said, its order, and the alarms of its machine.",
    input: z.object(one),
    output: ticketDetail,
    refusals: ["support.ticketUnknown"],
  }),
  contact: endpoint({
    method: "POST",
    path: `${base}/:ticketNo/contact`,
    access: "support.ticket.handle",
    // Not a write: the answers of writes are kept for their repetition, and these must not be.
    writes: false,
    summary: "The phone of a ticket in full; who saw it is recorded.",
    input: z.object(one),
    output: ticketContact,
    refusals: ["support.ticketUnknown"],
  }),
  accept: endpoint({
    method: "POST",
    path: `${base}/:ticketNo/accept`,
    access: "support.ticket.handle",
    summary: "Takes a ticket over; the caller becomes its handler.",
    input: z.object(one),
    output: nothing,
    refusals: step,
  }),
  answer: endpoint({
    method: "POST",
    path: `${base}/:ticketNo/answer`,
    access: "support.ticket.handle",
    summary: "Answers; the clock stands still until the reporter replies.",
    bodyBytes: 65_536,
    input: z.object({ ...one, ticketReply: said }),
    output: nothing,
    refusals: [...step, ...words],
  }),
  resolve: endpoint({
    method: "POST",
    path: `${base}/:ticketNo/resolve`,
    access: "support.ticket.handle",
    summary: "Resolves a ticket and says how.",
    bodyBytes: 65_536,
    input: z.object({ ...one, ticketReply: said }),
    output: nothing,
    refusals: [...step, ...words],
  }),
  assign: endpoint({
    method: "POST",
    path: `${base}/assign`,
    access: "support.ticket.handle",
    summary: "Gives tickets to a handler, all of them or none.",
    input: z.object({ ticketNos: z.array(id).max(ticketLimits.atOnce), handlerId: id }),
    output: z.object({ assigned: z.number().int() }),
    refusals: ["support.selectTickets", "support.handlerUnknown", ...step],
  }),
  merge: endpoint({
    method: "POST",
    path: `${base}/:ticketNo/merge`,
    access: "support.ticket.handle",
    summary: "Closes a ticket that reports the same as another one of its merchant, which goes on.",
    input: z.object({ ...one, intoNo: id }),
    output: nothing,
    refusals: [...step, "support.mergeUnfit"],
  }),
  mark: endpoint({
    method: "POST",
    path: `${base}/:ticketNo/mark`,
    access: "support.article.write",
    bodyBytes: 65_536,
    summary: "Makes a question of the FAQ of a resolved ticket, which everybody reads at once (TICKET-02).",
    input: z.object({ ...one, title: z.string().max(500), content: said }),
    output: z.object({ articleId: id }),
    refusals: ["access.noPermission", ...step, ...words, "support.pictureUnknown"],
  }),
  unmark: endpoint({
    method: "POST",
    path: `${base}/:ticketNo/unmark`,
    access: "support.article.write",
    summary: "Takes the question of a ticket out of the FAQ; the ticket is resolved as before.",
    input: z.object(one),
    output: nothing,
    refusals: step,
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:ticketNo`,
    access: "support.ticket.handle",
    summary: "Puts a ticket into the state deleted, from which it can be restored.",
    input: z.object(one),
    output: nothing,
    refusals: step,
  }),
  restore: endpoint({
    method: "POST",
    path: `${base}/:ticketNo/restore`,
    access: "support.ticket.handle",
    summary: "Brings a deleted ticket back in the state that it had.",
    input: z.object(one),
    output: nothing,
    refusals: step,
  }),
};
