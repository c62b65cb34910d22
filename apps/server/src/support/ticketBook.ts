import type { Permission } from "@yunshou/contract";
import type { ParsedInputOf } from "@yunshou/contract";
import type { feedback } from "@yunshou/contract/support/feedback";
import {
  checkTicket,
  maskPhone,
  pauseClock,
  refuse,
  type Refusal,
  renewClock,
  resumeClock,
  startClock,
  step,
  type TicketClock,
  type TicketEvent,
  type TicketSource,
  ticketTable,
} from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call } from "../platform/call.ts";
import { replaceImage } from "../platform/images/store.ts";
import type { Secrets } from "../platform/secrets.ts";
import * as queries from "./ticketBook.queries.ts";

export type SupportCall = Call<unknown, Permission>;

export const ticketContext = (ticketNo: string) => `ticket:${ticketNo}:phone`;
const phonePurpose = "ticket phone";

/** The column by which a number is found. */
export const ticketPhoneIndex = (secrets: Secrets, phone: string): Buffer => secrets.keyedHash(phonePurpose, phone);
/** What a search for a whole number looks for. */
export const ticketPhoneIndexes = (secrets: Secrets, phone: string): readonly Buffer[] =>
  secrets.keyedHashes(phonePurpose, phone.trim());

/** The phone of a ticket as it is stored; an empty one is none. */
export const sealedPhone = (secrets: Secrets, ticketNo: string, phone: string) =>
  phone === ""
    ? { phoneSealed: null, phoneIndex: null }
    : {
        phoneSealed: secrets.seal(Buffer.from(phone), ticketContext(ticketNo)),
        phoneIndex: ticketPhoneIndex(secrets, phone),
      };

interface SealedTicket {
  readonly ticketNo: string;
  readonly phoneSealed: Buffer | null;
}

/** The phone in full, null without one; whoever shows it records that. */
export const openPhone = (secrets: Secrets, { ticketNo, phoneSealed }: SealedTicket): string | null =>
  phoneSealed === null ? null : secrets.open(phoneSealed, ticketContext(ticketNo)).toString();

/** A row with its phone masked. */
export function withPhone<Row extends SealedTicket>(
  secrets: Secrets,
  { phoneSealed, ...row }: Row,
): Omit<Row, "phoneSealed"> & { readonly contactPhone: string | null } {
  const phone = openPhone(secrets, { ticketNo: row.ticketNo, phoneSealed });
  return { ...row, contactPhone: phone === null ? null : maskPhone(phone) };
}

export const ticketUnknown = () => refuse("support.ticketUnknown", { field: "ticketNo" });

interface Report extends ParsedInputOf<typeof feedback.create> {
  readonly source: TicketSource;
}

/** The merchant that a report belongs to, and the machine and order that it names. */
async function subjectOf({ tx, session }: SupportCall, { source, machineNo, orderNo }: Report) {
  const machine = machineNo.trim() === "" ? undefined : await queries.machineNamed(tx, session.scope, machineNo.trim());
  if (machine === undefined && machineNo.trim() !== "") return refuse("support.machineUnknown", { field: "machineNo" });
  const order = orderNo === null ? undefined : await queries.orderNamed(tx, session.scope, orderNo);
  if (orderNo !== null && order === undefined) return refuse("support.orderUnknown", { field: "orderNo" });
  const subject = order ?? machine;
  if (order !== undefined && machine !== undefined && order.machineId !== machine.machineId)
    return refuse("support.orderUnknown", { field: "orderNo" });
  const own = { topId: session.topMerchantId, merchantId: session.merchantId };
  const owner = source === "customer" && subject !== undefined ? subject : own;
  return { topId: owner.topId, merchantId: owner.merchantId, machineId: subject?.machineId ?? null, orderId: orderNo };
}

/** Opens a ticket with its pictures, its clock and its first entry. Answers its number. */
export async function openTicket(
  call: SupportCall,
  { secrets, dataDir }: { readonly secrets: Secrets; readonly dataDir: string },
  report: Report,
): Promise<{ ticketNo: string } | Refusal> {
  const { tx, session, now } = call;
  const fields = checkTicket(report);
  if (!fields.ok) return fields;
  const subject = await subjectOf(call, report);
  if ("ok" in subject) return subject;
  const { topId, merchantId, machineId, orderId } = subject;
  const ticketNo = await queries.newTicketNo(tx);
  const { ticketTitle: title, ticketContent: content, contactPhone: phone, ticketImages: images } = fields.value;
  if (new Set(images).size < images.length) return refuse("support.pictureUnknown", { field: "ticketImages" });
  const uploadedFor = { topId: session.topMerchantId, merchantId: session.merchantId };
  for (const name of images) {
    const refused = await replaceImage(call, dataDir, { topId, merchantId }, null, name, "ticketImages", uploadedFor);
    if (refused !== undefined) return refuse("support.pictureUnknown", { field: "ticketImages" });
  }
  const made = {
    ticketNo,
    topId,
    merchantId,
    source: report.source,
    title,
    problem: report.problemType,
    content,
    images,
    ...sealedPhone(secrets, ticketNo, phone),
    machineId,
    orderId,
    reporterId: session.userId,
    ...startClock(now),
  };
  await queries.insertTicket(tx, made);
  await queries.insertEntry(tx, made, { kind: "create", authorId: session.userId });
  await recordAudit(call, {
    action: `support.${report.source === "console" ? "feedback" : "customer"}.create`,
    object: ticketNo,
    merchant: made,
    after: { ticketTitle: title, problemType: report.problemType, ...(orderId === null ? {} : { orderNo: orderId }) },
  });
  return { ticketNo };
}

interface Said extends Partial<Omit<queries.TicketStep, "state" | "stateBefore">> {
  readonly words?: string;
  /** Another entry than the event's own. */
  readonly kind?: queries.TicketEntryKind;
}

/** Events by which the reporter's word is awaited or nothing more is to be done. */
const pausing: ReadonlySet<TicketEvent> = new Set(["answer", "resolve", "confirm", "merge", "delete"]);
/** Events that leave the ticket with whoever handled it, and when: those of the reporter, and what happens to the record alone. */
const leavingHandler: ReadonlySet<TicketEvent> = new Set(["reply", "confirm", "mark", "unmark", "delete"]);

/** A deadline that was missed is not missed again by whoever accepts the ticket after it. */
function clockAfter(event: TicketEvent, ticket: queries.TicketRecord, now: Date): TicketClock {
  if (pausing.has(event)) return pauseClock(ticket, now);
  if (event === "reply") return resumeClock(ticket, now);
  return event === "accept" && ticket.state === "timeout" ? renewClock(ticket, now) : ticket;
}

/** Takes one step of a locked ticket: state, clock, entry and audit record (TICKET-02). */
export async function takeStep(
  call: SupportCall,
  ticket: queries.TicketRecord,
  event: TicketEvent,
  { words, kind, ...said }: Said = {},
  resource: "ticket" | "feedback" | "customer" = "ticket",
): Promise<Refusal | undefined> {
  const { tx, session, now } = call;
  const next = step(ticketTable, ticket.state, event);
  if (!next.ok) return next;
  const { answerDueAt, solveDueAt, solveLeftMs } = clockAfter(event, ticket, now);
  await queries.saveStep(tx, ticket, {
    state: next.value,
    ...(event === "delete" ? { stateBefore: ticket.state } : {}),
    answerDueAt,
    solveDueAt,
    solveLeftMs,
    ...(leavingHandler.has(event) ? {} : { handledAt: now, handlerId: session.userId }),
    ...said,
  });
  await queries.insertEntry(tx, ticket, {
    kind: kind ?? (event as queries.TicketEntryKind),
    authorId: session.userId,
    ...(words === undefined ? {} : { words }),
  });
  await recordAudit(call, {
    action: `support.${resource}.${event}`,
    object: ticket.ticketNo,
    merchant: ticket,
    before: { ticketStatus: ticket.state },
    after: { ticketStatus: next.value },
  });
  return undefined;
}
