import { checkText, fieldLimits, isNotMobile } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** TICKET-01 */
export const ticketStates = ["unprocessed", "processing", "timeout", "resolved", "essence", "deleted"] as const;
export type TicketState = (typeof ticketStates)[number];

export const ticketEvents = [
  "accept",
  "answer",
  "reply",
  "resolve",
  "confirm",
  "merge",
  "expire",
  "mark",
  "unmark",
  "delete",
] as const;
export type TicketEvent = (typeof ticketEvents)[number];

/**
 * TICKET-02. Whoever answers has accepted it; a reporter who says something about a resolved ticket opens it again. What
 * stands in the FAQ is taken out of it before it is deleted. Restoring leads back to the state before (`checkRestore`).
 */
export const ticketTable: StateTable<TicketState, TicketEvent> = {
  unprocessed: {
    accept: "processing",
    answer: "processing",
    reply: "unprocessed",
    confirm: "resolved",
    merge: "resolved",
    expire: "timeout",
    delete: "deleted",
  },
  processing: {
    answer: "processing",
    reply: "processing",
    resolve: "resolved",
    confirm: "resolved",
    merge: "resolved",
    expire: "timeout",
    delete: "deleted",
  },
  timeout: {
    accept: "processing",
    answer: "processing",
    reply: "timeout",
    resolve: "resolved",
    confirm: "resolved",
    merge: "resolved",
    delete: "deleted",
  },
  resolved: { reply: "processing", mark: "essence", delete: "deleted" },
  essence: { unmark: "resolved" },
  deleted: {},
};

/** States in which somebody still works on a ticket. */
export const openTicketStates: readonly TicketState[] = ["unprocessed", "processing", "timeout"];

/** A deleted ticket comes back in the state that it had (TICKET-02, MSG-81). */
export function checkRestore(state: TicketState, before: TicketState | null): Result<TicketState> {
  return state === "deleted" && before !== null
    ? accept(before)
    : refuse("state.notAllowed", { values: { state, event: "restore" } });
}

/** What tickets, questions and solutions are about; the first two are reasons of refunds too (REFUND-03). */
export const problemTypes = [
  "itemJammed",
  "dispensingTimeout",
  "payment",
  "refund",
  "machine",
  "product",
  "member",
  "account",
  "other",
] as const;
export type ProblemType = (typeof problemTypes)[number];

/** What an end customer who stands before a machine may choose from. */
export const customerProblems = [
  "itemJammed",
  "dispensingTimeout",
  "payment",
  "refund",
  "product",
  "machine",
  "other",
] as const satisfies readonly ProblemType[];
export type CustomerProblem = (typeof customerProblems)[number];

/** What an end customer is told of a ticket: how long an answer is overdue is the merchant's matter. */
export const customerTicketStates = ["waiting", "working", "solved", "closed"] as const;
export type CustomerTicketState = (typeof customerTicketStates)[number];
export const customerStateOf: Readonly<Record<TicketState, CustomerTicketState>> = {
  unprocessed: "waiting",
  processing: "working",
  timeout: "working",
  resolved: "solved",
  essence: "solved",
  deleted: "closed",
};

/** How often one address may write about one machine within so many seconds. */
export const customerFeedbackLimits = { tries: 6, seconds: 3_600 } as const;

/** Who reported: a user of the console, or an end customer whose complaint somebody wrote down. */
export const ticketSources = ["console", "customer"] as const;
export type TicketSource = (typeof ticketSources)[number];

export const ticketLimits = { contentLength: 2_000, pictures: 5, atOnce: 100 } as const;

export interface TicketFields {
  readonly ticketTitle: string;
  readonly ticketContent: string;
  readonly contactPhone: string;
  readonly ticketImages: readonly string[];
}

/** What a form of a ticket says, trimmed; the phone is optional (MSG-26, MSG-92). */
export function checkTicket(fields: TicketFields): Result<TicketFields> {
  const ticketTitle = checkText(fields.ticketTitle, "ticketTitle", fieldLimits.nameLength);
  if (!ticketTitle.ok) return ticketTitle;
  const ticketContent = checkText(fields.ticketContent, "ticketContent", ticketLimits.contentLength);
  if (!ticketContent.ok) return ticketContent;
  const contactPhone = fields.contactPhone.trim();
  if (contactPhone !== "" && isNotMobile(contactPhone)) return refuse("field.notMobile", { field: "contactPhone" });
  if (fields.ticketImages.length > ticketLimits.pictures)
    return refuse("support.tooManyPictures", { field: "ticketImages", values: { limit: ticketLimits.pictures } });
  return accept({
    ticketTitle: ticketTitle.value,
    ticketContent: ticketContent.value,
    contactPhone,
    ticketImages: fields.ticketImages,
  });
}

/** An answer, a reply or the words with which a ticket is resolved. */
export const checkTicketText = (text: string): Result<string> =>
  checkText(text, "ticketReply", ticketLimits.contentLength);
