import type { ProcessContext } from "../platform/process.ts";
import type { TimerHandler } from "../platform/timers.ts";
import { adDuties } from "./ads/adDuties.ts";
import { codeDuties } from "./codes/codeDuties.ts";

/** Duties of promotions, codes and ads. */
export const marketingDuties = ({ config }: Pick<ProcessContext, "config">): TimerHandler[] => [
  ...codeDuties(),
  ...adDuties(config.dataDir),
];
