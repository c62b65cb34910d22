import { alarmKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { recordKinds } from "../records.ts";
import { fen, id, instant, nothing } from "../shapes.ts";

/** What a message says, to be put into words in the language of the reader. */
export const messageDetail = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("dailySummary"),
    merchantName: z.string(),
    day: z.string(),
    orders: z.number().int(),
    amountFen: fen,
    refundFen: fen,
    machines: z.number().int(),
    offline: z.number().int(),
    /** Lanes to refill / all lanes, e.g. 5/60 (STOCK-04). */
    refill: z.string(),
  }),
  z.object({
    kind: z.literal("alarm"),
    merchantName: z.string(),
    machineNo: z.string(),
    machineName: z.string(),
    alarm: z.enum(alarmKinds),
    lane: z.number().int().nullable(),
    refill: z.string().nullable(),
  }),
  z.object({
    kind: z.literal("alarms"),
    merchantName: z.string(),
    alarms: z.number().int(),
    machines: z.number().int(),
  }),
  z.object({
    kind: z.literal("certificate"),
    merchantName: z.string(),
    certificateId: id,
    certNo: z.string(),
    certName: z.string(),
    /** ISO day, the last valid one. */
    certExpiry: z.string(),
    /** Days after this one on which it is still valid; negative once it has expired (SYS-16). */
    daysLeft: z.number().int(),
  }),
  z.object({
    kind: z.literal("certificates"),
    merchantName: z.string(),
    expiring: z.number().int(),
    expired: z.number().int(),
  }),
  /** Somebody guesses the password of one account, or its codes after the right password (S7). */
  z.object({
    kind: z.literal("guessing"),
    account: z.string(),
    what: z.enum(["password", "code"]),
    failures: z.number().int(),
  }),
  /** Somebody tries many accounts; figures of the last hour. */
  z.object({
    kind: z.literal("guessingSpread"),
    accounts: z.number().int(),
    failures: z.number().int(),
    blocks: z.number().int(),
  }),
  /** Somebody mentions the reader in a comment on a record. */
  z.object({
    kind: z.literal("mention"),
    /** Null when the author belongs to a merchant above the reader's. */
    author: z.string().nullable(),
    recordKind: z.enum(recordKinds),
    recordNo: z.string(),
    recordId: id,
    /** Which one it is among the documents or shops of its kind. */
    recordPart: z.string().nullable(),
    /** Where the list of its kind shows a range of days: the day on which it stands there. */
    recordDay: z.string().nullable().optional(),
  }),
  /** Written by the platform to many; the whole of it is read in the list of messages (SYS-05). */
  z.object({ kind: z.literal("broadcast"), msgType: z.string(), msgTitle: z.string() }),
]);

export type MessageDetail = z.output<typeof messageDetail>;
/** What reaches people in the ways of their merchant, by text message too; a mention stays at the bell. */
export type SentDetail = Exclude<MessageDetail, { readonly kind: "mention" }>;

/** Messages to the caller, at the bell of the top bar. */
export const messages = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/access/messages",
    access: "session",
    summary: "The newest messages to the caller, and how many are unread.",
    input: z.object({ limit: z.coerce.number().int().min(1).max(100).default(30) }),
    output: z.object({
      unread: z.number().int(),
      rows: z.array(z.object({ messageId: id, detail: messageDetail, createdAt: instant, read: z.boolean() })),
    }),
  }),
  markRead: endpoint({
    method: "POST",
    path: "/api/v1/access/messages/read",
    access: "session",
    summary: "Marks messages of the caller as read; without ids all of them.",
    input: z.object({ messageIds: z.array(id).max(100).nullable() }),
    output: nothing,
  }),
};
