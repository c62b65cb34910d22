import { customerProblems, customerTicketStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, instant } from "../shapes.ts";

const base = "/api/v1/support/machine-feedback/:machineNo";
const machine = { machineNo: z.string().trim().max(40) };
/** Made by the customer's phone, at least 128 random bits as a text: whoever knows it reads what was answered. */
const token = z.string().regex(/^[0-9A-Za-z_-]{22,64}$/, "token");
const text = z.string().max(10_000);

/** What customers say of a machine whose code they scanned, and what the merchant answers them (TICKET-01, REFUND-03). */
export const machineFeedback = {
  machine: endpoint({
    method: "GET",
    path: base,
    access: "public",
    audience: "external",
    summary: "A machine by its number, for whoever stands before it with a problem.",
    input: z.object(machine),
    output: z.object({ machineNo: z.string(), machineName: z.string(), pointName: z.string() }),
    refusals: ["support.machineUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "public",
    audience: "external",
    bodyBytes: 65_536,
    // Its token is its idempotency key: the same token answers the same ticket.
    writes: false,
    summary: "Tells the merchant of the machine about a problem, with the order if the customer knows a number of it.",
    input: z.object({
      ...machine,
      token,
      problemType: z.enum(customerProblems),
      ticketContent: text,
      /** The number of the order or of its payment; empty where the customer knows none. */
      orderNo: z.string().trim().max(64).default(""),
      contactPhone: z.string().max(100).default(""),
    }),
    output: z.object({ ticketNo: id }),
    refusals: [
      "support.machineUnknown",
      "support.orderUnknown",
      "field.required",
      "field.tooLong",
      "field.notMobile",
      "access.tooManyAttempts",
    ],
  }),
  own: endpoint({
    method: "POST",
    path: `${base}/own`,
    access: "public",
    audience: "external",
    // The token travels in the body, never in an address.
    writes: false,
    summary: "What became of a problem, with all that customer and merchant said.",
    input: z.object({ ...machine, token }),
    output: z.object({
      ticketNo: id,
      problemType: z.enum(customerProblems),
      customerTicketState: z.enum(customerTicketStates),
      createdTime: instant,
      ticketContent: z.string(),
      said: z.array(z.object({ byCustomer: z.boolean(), words: z.string(), at: instant })),
    }),
    refusals: ["support.ticketUnknown"],
  }),
  reply: endpoint({
    method: "POST",
    path: `${base}/own/reply`,
    access: "public",
    audience: "external",
    bodyBytes: 65_536,
    // The words that the customer said last are not said a second time.
    writes: false,
    summary: "Says something more about an own problem; one that was resolved is opened again.",
    input: z.object({ ...machine, token, ticketReply: text }),
    output: z.object({}),
    refusals: [
      "support.ticketUnknown",
      "state.notAllowed",
      "field.required",
      "field.tooLong",
      "access.tooManyAttempts",
    ],
  }),
};
