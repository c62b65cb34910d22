import { problemTypes, ticketStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, id, imageRefusals, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { reportForm, reportRefusals } from "./feedback.ts";
import { ticketContact } from "./shapes.ts";
import { ticketRangeRefusals } from "./tickets.ts";

const base = "/api/v1/support/customers";
const one = { ticketNo: id };
const { ticketTitle: _, ...report } = reportForm;

/** Feedback of end customers, which somebody wrote down for them (TICKET-01, REFUND-03). */
export const customerFeedback = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "support.customer.read",
    summary: "Feedback of customers of the caller's merchants, newest first.",
    input: listInput(
      {
        /** A whole number. */
        contactPhone: contains,
        machineNo: contains,
        ticketStatus: z.enum(ticketStates).optional(),
        fromDay: day,
        toDay: day,
      },
      ["createdTime"],
    ),
    output: listOutput(
      z.object({
        ...one,
        /** Masked; null without one. */
        contactPhone: z.string().nullable(),
        merchantName: z.string(),
        machineNo: z.string().nullable(),
        machineName: z.string().nullable(),
        orderNo: id.nullable(),
        problemType: z.enum(problemTypes),
        ticketContent: z.string(),
        ticketImages: z.array(z.string()),
        ticketStatus: z.enum(ticketStates),
        /** Made a ticket of customer service. */
        escalated: z.boolean(),
        /** The customer wrote it on a phone, and reads there what is answered. */
        onPhone: z.boolean(),
        createdTime: instant,
      }),
    ),
    refusals: ticketRangeRefusals,
  }),
  contact: endpoint({
    method: "POST",
    path: `${base}/:ticketNo/contact`,
    access: "support.customer.write",
    // Not a write: the answers of writes are kept for their repetition, and these must not be.
    writes: false,
    summary: "The phone of a customer in full; who saw it is recorded.",
    input: z.object(one),
    output: ticketContact,
    refusals: ["support.ticketUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "support.customer.write",
    bodyBytes: 65_536,
    summary: "Writes down what a customer says, for the merchant of the machine or order, else for the caller's.",
    input: z.object(report),
    output: z.object(one),
    refusals: reportRefusals,
  }),
  answer: endpoint({
    method: "POST",
    path: `${base}/:ticketNo/answer`,
    access: "support.customer.write",
    bodyBytes: 65_536,
    summary: "Records what the customer was told, and whether that resolves it.",
    input: z.object({ ...one, ticketReply: z.string().max(10_000), resolved: z.boolean() }),
    output: nothing,
    refusals: ["support.ticketUnknown", "state.notAllowed", "field.required", "field.tooLong"],
  }),
  escalate: endpoint({
    method: "POST",
    path: `${base}/:ticketNo/escalate`,
    access: "support.customer.write",
    summary: "Makes it a ticket of customer service.",
    input: z.object(one),
    output: nothing,
    refusals: ["support.ticketUnknown", "state.notAllowed"],
  }),
};

/** A picture of a report, as the body (application/octet-stream). */
export const customerPictures = {
  upload: endpoint({
    method: "POST",
    path: `${base}/pictures`,
    access: "support.customer.write",
    // A picture that no ticket shows is removed after a day, so sending one again harms nothing.
    writes: false,
    summary: "Stores the body as a picture of a report: PNG or JPEG, at most 2 MB.",
    input: z.object({}),
    output: z.object({ name: z.string() }),
    refusals: [...imageRefusals, "image.tooManyUnused"],
  }),
};
