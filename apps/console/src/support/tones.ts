import type { ProjectState, RequirementState, TicketState } from "@yunshou/domain";
import type { Tone } from "../platform/kit/index.ts";

/** How the states of a ticket look. */
export const ticketTones: Readonly<Partial<Record<TicketState, Tone>>> = {
  unprocessed: "warning",
  processing: "running",
  timeout: "bad",
  resolved: "good",
  essence: "good",
};

/** How the states of a project look. */
export const projectTones: Readonly<Record<ProjectState, Tone>> = {
  planned: "warning",
  active: "running",
  closed: "quiet",
};

/** How the states of a requirement look. */
export const requirementTones: Readonly<Record<RequirementState, Tone>> = {
  new: "warning",
  accepted: "running",
  done: "good",
  rejected: "quiet",
};
