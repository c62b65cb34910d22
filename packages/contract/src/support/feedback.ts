import { problemTypes, ticketStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, id, imageRefusals, listInput, listOutput, nothing } from "../shapes.ts";
import { ticketDetail, ticketShape } from "./shapes.ts";

const base = "/api/v1/support/feedback";
const one = { ticketNo: id };
const text = z.string().max(10_000);

/** What a form of a report says beside its merchant. */
export const reportForm = {
  ticketTitle: z.string().max(500),
  problemType: z.enum(problemTypes),
  ticketContent: text,
  /** Names of pictures that were uploaded for it. */
  ticketImages: z.array(z.string().max(80)).max(20).default([]),
  contactPhone: z.string().max(100).default(""),
  machineNo: z.string().max(100).default(""),
  orderNo: id.nullable().default(null),
};
export const reportRefusals = [
  "field.required",
  "field.tooLong",
  "field.notMobile",
  "support.tooManyPictures",
  "support.pictureUnknown",
  "support.machineUnknown",
  "support.orderUnknown",
] as const;

/** Problems that the caller reported, and what became of them (TICKET-03). Everybody sees his own alone. */
export const feedback = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "support.feedback.read",
    summary: "The caller's own tickets, newest first.",
    input: listInput(
      {
        ticketNo: contains,
        ticketStatus: z.enum(ticketStates).optional(),
        fromDay: day.optional(),
        toDay: day.optional(),
      },
      ["createdTime"],
    ),
    output: listOutput(
      z.object({
        ...ticketShape,
        ticketContent: z.string(),
        /** What was answered last; null before an answer. */
        ticketReply: z.string().nullable(),
      }),
    ),
    refusals: ["range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:ticketNo`,
    access: "support.feedback.read",
    summary: "One ticket of the caller with its answers.",
    input: z.object(one),
    output: ticketDetail,
    refusals: ["support.ticketUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "support.feedback.write",
    bodyBytes: 65_536,
    summary: "Reports a problem.",
    input: z.object(reportForm),
    output: z.object(one),
    refusals: reportRefusals,
  }),
  reply: endpoint({
    method: "POST",
    path: `${base}/:ticketNo/reply`,
    access: "support.feedback.write",
    bodyBytes: 65_536,
    summary: "Says something more about an own ticket; a resolved one is opened again.",
    input: z.object({ ...one, ticketReply: text }),
    output: nothing,
    refusals: ["support.ticketUnknown", "state.notAllowed", "field.required", "field.tooLong"],
  }),
  confirm: endpoint({
    method: "POST",
    path: `${base}/:ticketNo/confirm`,
    access: "support.feedback.write",
    summary: "Says that an own problem is solved.",
    input: z.object(one),
    output: nothing,
    refusals: ["support.ticketUnknown", "state.notAllowed"],
  }),
};

/** A picture of a report, as the body (application/octet-stream). */
export const feedbackPictures = {
  upload: endpoint({
    method: "POST",
    path: `${base}/pictures`,
    access: "support.feedback.write",
    // A picture that no ticket shows is removed after a day, so sending one again harms nothing.
    writes: false,
    summary: "Stores the body as a picture of a report: PNG or JPEG, at most 2 MB.",
    input: z.object({}),
    output: z.object({ name: z.string() }),
    refusals: [...imageRefusals, "image.tooManyUnused"],
  }),
};
