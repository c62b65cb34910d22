import type { RowOf } from "@yunshou/contract";
import type { dockings, pushes } from "@yunshou/contract/system/dockings";
import type { Tone } from "../../platform/kit/index.ts";

export type Docking = RowOf<typeof dockings.list>;
export type Push = RowOf<typeof pushes.list>;

export const pushTones: Readonly<Record<Push["pushState"], Tone>> = {
  queued: "neutral",
  delivered: "quiet",
  dead: "bad",
};
