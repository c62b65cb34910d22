import type { PaymentProviders } from "../payments/providers.ts";
import type { Notifier } from "../platform/notifier.ts";
import type { ProcessContext } from "../platform/process.ts";
import type { TimerHandler } from "../platform/timers.ts";
import { pickupDuties } from "./pickups/pickupDuties.ts";
import { refundBatchDuty } from "./refunds/refundBatchDuty.ts";
import { sellingDuties } from "./selling/duties.ts";

interface Parts extends Pick<ProcessContext, "database" | "log" | "secrets"> {
  readonly notifier: Notifier;
  readonly providers: PaymentProviders;
}

/** The deadlines of orders. */
export function orderDuties({ database, log, secrets, notifier, providers }: Parts): TimerHandler[] {
  return [
    ...sellingDuties({ database, providers, notify: notifier.notify, log }),
    refundBatchDuty,
    ...pickupDuties({ secrets }),
  ];
}
