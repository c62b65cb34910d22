import { broadcastStates, broadcastWays } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { ticketRangeRefusals } from "./tickets.ts";

const base = "/api/v1/support/broadcasts";
const one = { broadcastId: id };

const row = z.object({
  ...one,
  msgTitle: z.string(),
  msgType: z.string(),
  notifyWay: z.array(z.enum(broadcastWays)),
  /** Merchant numbers; null for everybody. */
  receiverMerchants: z.array(z.string()).nullable(),
  sendStatus: z.enum(broadcastStates),
  /** Users whom it reached so far. */
  receivers: z.number().int(),
  sentBy: z.string().nullable(),
  sendTime: instant,
});

/** Messages that the platform writes to the users of many merchants at once (SYS-05, SYS-06). */
export const broadcasts = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "support.broadcast.write",
    summary: "What was sent, newest first, and whom it reached; at most 30 days.",
    input: listInput({ msgTitle: contains, fromDay: day, toDay: day }, ["sendTime"]),
    output: listOutput(row),
    refusals: ticketRangeRefusals,
  }),
  types: endpoint({
    method: "GET",
    path: `${base}/types`,
    access: "support.broadcast.write",
    alsoWith: ["support.announcement.write"],
    summary: "Types that a new message or announcement may have, with their templates.",
    input: z.object({}),
    output: z.object({
      types: z.array(
        z.object({
          typeId: id,
          msgType: z.string(),
          msgTemplate: z.string(),
          notifyWay: z.array(z.enum(broadcastWays)),
        }),
      ),
    }),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:broadcastId`,
    access: "support.broadcast.write",
    summary: "One message that was sent, as it was written, and how many have read it.",
    input: z.object(one),
    output: row.extend({
      msgContent: z.string(),
      readers: z.number().int(),
      /** What left the house by mail and to group chats so far. */
      deliveries: z.array(
        z.object({
          way: z.enum(broadcastWays),
          waiting: z.number().int(),
          sent: z.number().int(),
          failed: z.number().int(),
        }),
      ),
    }),
    refusals: ["support.messageUnknown"],
  }),
  send: endpoint({
    method: "POST",
    path: base,
    access: "support.broadcast.write",
    bodyBytes: 65_536,
    summary:
      "Sends a message to all users of merchants, or to everybody; it reaches them in portions, without a pause of anything else.",
    input: z.object({
      typeId: id.nullable(),
      msgTitle: z.string().max(500),
      /** Markdown with places such as {{userName}}. */
      msgContent: z.string().max(10_000),
      /** Merchant numbers between English commas; null for everybody. */
      receiverMerchants: z.string().max(8_000).nullable(),
    }),
    output: z.object(one),
    refusals: [
      "access.noPermission",
      "field.required",
      "field.tooLong",
      "support.templateField",
      "support.messageTypeUnknown",
      "support.receiversMalformed",
      "support.tooManyReceivers",
      "support.receiverUnknown",
    ],
  }),
  recall: endpoint({
    method: "POST",
    path: `${base}/:broadcastId/recall`,
    access: "support.broadcast.write",
    summary:
      "Takes a message back: it disappears from everybody who has it, read or not, and reaches nobody more. What left by text message, mail or robot stays where it is.",
    input: z.object(one),
    output: nothing,
    refusals: ["support.messageUnknown", "support.messageRecalled"],
  }),
};
