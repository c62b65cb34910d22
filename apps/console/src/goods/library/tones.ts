import type { ModellingState } from "@yunshou/domain";
import type { Tone } from "../../platform/kit/index.ts";

/** How the states of a request look. */
export const modellingTones = {
  underReview: "running",
  success: "good",
  failed: "bad",
  ignored: "neutral",
} as const satisfies Readonly<Record<ModellingState, Tone>>;
