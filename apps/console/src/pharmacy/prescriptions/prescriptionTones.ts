import type { PrescriptionMark, PrescriptionState } from "@yunshou/domain";
import type { Tone } from "../../platform/kit/index.ts";

export const stateTones: Readonly<Record<PrescriptionState, Tone>> = {
  unreviewed: "running",
  reviewed: "good",
  cancelled: "neutral",
};
export const markTones: Readonly<Record<PrescriptionMark, Tone>> = {
  used: "quiet",
  expired: "neutral",
  late: "warning",
};
