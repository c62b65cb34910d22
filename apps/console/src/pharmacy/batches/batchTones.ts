import type { BatchState } from "@yunshou/domain";
import type { Tone } from "../../platform/kit/index.ts";

export const batchTones: Readonly<Record<BatchState, Tone>> = {
  good: "quiet",
  near: "warning",
  expired: "bad",
  recalled: "bad",
};
