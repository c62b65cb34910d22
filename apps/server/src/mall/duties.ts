import type { Notifier } from "../platform/notifier.ts";
import type { TimerHandler } from "../platform/timers.ts";
import { groupDuties } from "./deals/groupDuties.ts";
import { mallWaitingDuty } from "./settings/waitingDuty.ts";

/** The deadlines of the mall that are not those of its orders. */
export const mallDuties = ({ notifier }: { readonly notifier: Notifier }): TimerHandler[] => [
  ...groupDuties,
  mallWaitingDuty(notifier),
];
