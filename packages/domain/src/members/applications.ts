import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** States of an application for a replacement; one that was laid aside was not decided. */
export const cardApplicationStates = ["pending", "approved", "rejected", "ignored"] as const;
export type CardApplicationState = (typeof cardApplicationStates)[number];

export const cardApplicationEvents = ["approve", "reject", "ignore"] as const;
export type CardApplicationEvent = (typeof cardApplicationEvents)[number];

/** An application is decided once. */
export const cardApplicationTable: StateTable<CardApplicationState, CardApplicationEvent> = {
  pending: { approve: "approved", reject: "rejected", ignore: "ignored" },
  approved: {},
  rejected: {},
  ignored: {},
};

/** Four eyes: whoever applied does not review it. An application of nobody known is anybody's to review. */
export function checkApplicationReviewer(applicantId: string | null, reviewerId: string): Result<undefined> {
  return applicantId === reviewerId ? refuse("cardApplications.own") : accept();
}
