import { z } from "zod";
import { messageDetail } from "../access/messages.ts";
import { endpoint } from "../endpoint.ts";
import { day, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { ticketRangeRefusals } from "./tickets.ts";

const base = "/api/v1/support/inbox";
const one = { messageId: id };

export const readStates = ["unread", "read"] as const;

/** The filter by type: what the product tells by itself, or the id of a type. */
export const systemMessages = "system";

const row = z.object({
  ...one,
  /** What the sentence is made of, in the language of the reader. */
  detail: messageDetail,
  /** The beginning of what the platform wrote; null for what the product tells by itself. */
  msgContent: z.string().nullable(),
  sendTime: instant,
  readStatus: z.enum(readStates),
});

/** Messages to the caller, older ones too; the bell shows the newest (SYS-05, TOPBAR-07). */
export const inbox = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "support.message.read",
    summary: "Messages to the caller, newest first; at most 30 days.",
    input: listInput(
      {
        msgType: z.union([z.literal(systemMessages), id]).optional(),
        readStatus: z.enum(readStates).optional(),
        fromDay: day,
        toDay: day,
      },
      ["sendTime"],
    ),
    output: listOutput(row),
    refusals: ticketRangeRefusals,
  }),
  types: endpoint({
    method: "GET",
    path: `${base}/types`,
    access: "support.message.read",
    summary: "Types of the messages that the caller got.",
    input: z.object({}),
    output: z.object({ types: z.array(z.object({ typeId: id, msgType: z.string() })) }),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:messageId`,
    access: "support.message.read",
    summary: "One message to the caller with all that was written, filled in for him.",
    input: z.object(one),
    output: row,
    refusals: ["support.messageUnknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:messageId`,
    access: "support.message.read",
    summary: "Deletes a message to the caller, for him alone.",
    input: z.object(one),
    output: nothing,
    refusals: ["support.messageUnknown"],
  }),
};
