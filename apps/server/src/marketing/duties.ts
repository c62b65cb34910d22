import type { ProcessContext } from "../platform/process.ts";
import type { TimerHandler } from "../platform/timers.ts";
import { adDuties } from "./ads/adDuties.ts";
import { codeDuties } from "./codes/codeDuties.ts";
import { priceDuties } from "./prices/priceDuties.ts";

/** Duties of promotions, codes, ads and prices at machines. */
export const marketingDuties = ({ config }: Pick<ProcessContext, "config">): TimerHandler[] => [
  ...codeDuties(),
  ...adDuties(config.dataDir),
  ...priceDuties(),
];
