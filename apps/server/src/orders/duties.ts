import type { PaymentProvider } from "../payments/provider.ts";
import type { Notifier } from "../platform/notifier.ts";
import type { ProcessContext } from "../platform/process.ts";
import type { TimerHandler } from "../platform/timers.ts";
import { pickupDuties } from "./pickups/pickupDuties.ts";
import { sellingDuties } from "./selling/duties.ts";

interface Parts extends Pick<ProcessContext, "database" | "log" | "secrets"> {
  readonly notifier: Notifier;
  /** Undefined when this deployment has no payment provider. */
  readonly provider: PaymentProvider | undefined;
}

/** The deadlines of orders. */
export function orderDuties({ database, log, secrets, notifier, provider }: Parts): TimerHandler[] {
  return [...sellingDuties({ database, provider, notify: notifier.notify, log }), ...pickupDuties({ secrets })];
}
