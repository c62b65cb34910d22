import type { Case, Cases } from "./case.ts";
import { range } from "./case.ts";

const words = { ticketReply: "ok" };
const inState =
  (state: string, more: object = {}, source: "console" | "customer" = "console"): Case =>
  async (home) => ({ ticketNo: await home.ticket(state, source), ...more });
const report = { problemType: "other", ticketContent: "x" };

/** Inputs of the calls of tickets and feedback. */
export const supportCases: Cases = {
  "tickets.list": range,
  "tickets.export": range,
  "tickets.accept": inState("unprocessed"),
  "tickets.answer": inState("processing", words),
  "tickets.resolve": inState("processing", words),
  "tickets.assign": async (home) => ({ ticketNos: [await home.ticket()], handlerId: home.rows.userId }),
  "tickets.merge": async (home) => ({ ticketNo: await home.ticket(), intoNo: await home.ticket() }),
  "tickets.remove": inState("processing"),
  "tickets.restore": inState("deleted"),
  "feedback.create": (home) => ({ ...report, ticketTitle: home.canary }),
  "feedback.reply": inState("processing", words),
  "feedback.confirm": inState("processing"),
  "customerFeedback.list": range,
  "customerFeedback.create": () => report,
  "customerFeedback.answer": inState("unprocessed", { ...words, resolved: true }, "customer"),
  "customerFeedback.escalate": inState("unprocessed", {}, "customer"),
};
