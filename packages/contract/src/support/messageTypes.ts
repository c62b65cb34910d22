import { broadcastWays } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/support/message-types";
const one = { typeId: id };
const bodyBytes = 65_536;

const form = {
  msgType: z.string().max(200),
  /** Markdown with places such as {{userName}}; a new message of the type begins with it. */
  msgTemplate: z.string().max(20_000).default(""),
  /** The bell is always among them. */
  notifyWay: z.array(z.enum(broadcastWays)).max(broadcastWays.length).default([]),
};
const refusals = ["field.required", "field.tooLong", "support.templateField", "support.messageTypeTaken"] as const;

/** Types of messages with template and ways, as the platform keeps them (SYS-05, SYS-20). */
export const messageTypes = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "support.messageType.read",
    summary: "Types of messages.",
    input: listInput({ msgType: contains }, ["updatedTime"]),
    output: listOutput(
      z.object({
        ...one,
        msgType: z.string(),
        msgTemplate: z.string(),
        notifyWay: z.array(z.enum(broadcastWays)),
        enabled: z.boolean(),
        updatedTime: instant,
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "support.messageType.write",
    bodyBytes,
    summary: "Adds a type of message.",
    input: z.object(form),
    output: z.object(one),
    refusals: ["access.noPermission", ...refusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:typeId`,
    access: "support.messageType.write",
    bodyBytes,
    summary: "Changes a type; messages that were sent keep what they had.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["support.messageTypeUnknown", ...refusals],
  }),
  enable: endpoint({
    method: "POST",
    path: `${base}/:typeId/enable`,
    access: "support.messageType.write",
    summary: "Offers a type for new messages again.",
    input: z.object(one),
    output: nothing,
    refusals: ["support.messageTypeUnknown"],
  }),
  disable: endpoint({
    method: "POST",
    path: `${base}/:typeId/disable`,
    access: "support.messageType.write",
    summary: "Offers a type for new messages no longer.",
    input: z.object(one),
    output: nothing,
    refusals: ["support.messageTypeUnknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:typeId`,
    access: "support.messageType.write",
    summary: "Deletes a type that no message and no announcement has.",
    input: z.object(one),
    output: nothing,
    refusals: ["support.messageTypeUnknown", "support.messageTypeInUse"],
  }),
};
