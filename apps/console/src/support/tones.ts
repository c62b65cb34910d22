import type { TicketState } from "@yunshou/domain";
import type { Tone } from "../platform/kit/index.ts";

/** How the states of a ticket look. */
export const ticketTones: Readonly<Partial<Record<TicketState, Tone>>> = {
  unprocessed: "warning",
  processing: "running",
  timeout: "bad",
  resolved: "good",
  essence: "good",
};
