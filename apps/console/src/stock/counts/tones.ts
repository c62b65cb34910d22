import type { CountState } from "@yunshou/domain";
import type { Tone } from "../../platform/kit/index.ts";

export const countTones: Readonly<Record<CountState, Tone>> = {
  counting: "neutral",
  waiting: "warning",
  booked: "good",
  cancelled: "quiet",
};
