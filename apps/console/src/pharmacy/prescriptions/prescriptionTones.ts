import type { PrescriptionMark, PrescriptionState } from "@yunshou/domain";
import type { Tone } from "../../platform/kit/index.ts";

export const stateTones: Readonly<Record<PrescriptionState, Tone>> = {
  unreviewed: "running",
  reviewed: "good",
  cancelled: "neutral",
};
/** None is quiet: a quiet state is not said beside another, and a used prescription must not look like one still to be used. */
export const markTones: Readonly<Record<PrescriptionMark, Tone>> = {
  used: "neutral",
  expired: "neutral",
  late: "warning",
};
