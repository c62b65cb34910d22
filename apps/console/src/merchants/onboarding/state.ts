import type { ApplicationState, SubmissionState } from "@yunshou/domain";
import type { Tone } from "../../platform/kit/index.ts";

export const stateTones: Readonly<Record<ApplicationState, Tone>> = {
  draft: "neutral",
  pending: "running",
  approved: "good",
  notApproved: "bad",
  ignored: "warning",
};

/** How a submission at a payment provider stands; `none` was never submitted. */
export const submissionTones: Readonly<Record<SubmissionState | "none", Tone>> = {
  none: "neutral",
  queued: "running",
  checking: "running",
  verifying: "warning",
  signing: "warning",
  opening: "running",
  finished: "good",
  rejected: "bad",
  cancelled: "bad",
};
