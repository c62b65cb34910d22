import type { LaneSyncState } from "@yunshou/domain";
import type { Tone } from "../../platform/kit/index.ts";

/** Red needs a person, blue is under way; what is confirmed is as it should be. */
export const syncTones: Readonly<Partial<Record<LaneSyncState, Tone>>> = {
  pending: "neutral",
  sent: "running",
  refused: "bad",
  expired: "warning",
  replaced: "neutral",
};
