import { alarmKinds, problemTypes, ticketSources, ticketStates } from "@yunshou/domain";
import { z } from "zod";
import { fen, id, instant } from "../shapes.ts";

/** Kinds of entries in the course of a ticket. */
export const ticketEntryKinds = [
  "create",
  "accept",
  "assign",
  "answer",
  "reply",
  "resolve",
  "confirm",
  "merge",
  "absorb",
  "expire",
  "mark",
  "unmark",
  "escalate",
  "delete",
  "restore",
] as const;

/** What every list of tickets shows. */
export const ticketShape = {
  ticketNo: id,
  ticketTitle: z.string(),
  problemType: z.enum(problemTypes),
  ticketStatus: z.enum(ticketStates),
  /** Null without one, and when the handler is of the platform and the caller is not. */
  handler: z.string().nullable(),
  createdTime: instant,
  /** When somebody last worked on it. */
  handleTime: instant.nullable(),
};

/** The phone of a ticket in full; null without one. */
export const ticketContact = z.object({ ticketNo: id, contactPhone: z.string().nullable() });

/** A ticket with all that was said and what it is about. */
export const ticketDetail = z.object({
  ...ticketShape,
  merchantNo: z.string(),
  merchantName: z.string(),
  ticketSource: z.enum(ticketSources),
  /** The end customer wrote it on a phone, and reads there what is answered. */
  onPhone: z.boolean(),
  ticketContent: z.string(),
  ticketImages: z.array(z.string()),
  /** Masked, null without one; `contact` answers it in full. */
  contactPhone: z.string().nullable(),
  machineNo: z.string().nullable(),
  machineName: z.string().nullable(),
  /** Until when somebody must answer and until when it must be resolved; null while the reporter is awaited and once it is closed. */
  answerDueAt: instant.nullable(),
  solveDueAt: instant.nullable(),
  /** The reporter is asked: the clock stands still. */
  waiting: z.boolean(),
  /** The question of the FAQ that was made of it. */
  articleId: id.nullable(),
  /** The ticket that it was merged into. */
  mergedInto: id.nullable(),
  order: z
    .object({
      orderNo: id,
      productName: z.string(),
      paidFen: fen,
      refundedFen: fen,
      orderTime: instant,
    })
    .nullable(),
  /** Alarms of the machine from the day before the report on, newest first. */
  alarms: z.array(
    z.object({
      alarm: z.enum(alarmKinds),
      laneNo: z.number().int().nullable(),
      raisedAt: instant,
      clearedAt: instant.nullable(),
    }),
  ),
  entries: z.array(
    z.object({
      entryId: id,
      kind: z.enum(ticketEntryKinds),
      /** Null of what happened by itself, and of the platform's people for merchants. */
      author: z.string().nullable(),
      ofPlatform: z.boolean(),
      words: z.string(),
      at: instant,
    }),
  ),
});
