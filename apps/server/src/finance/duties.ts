import { accountDuty } from "../payments/sharing/accounts.ts";
import { restDuty } from "../payments/sharing/rest.ts";
import { sharingDuty } from "../payments/sharing/sharing.ts";
import type { PaymentProviders } from "../payments/providers.ts";
import type { ProcessContext } from "../platform/process.ts";
import type { TimerHandler } from "../platform/timers.ts";
import { askDuty } from "./bills/asking.ts";
import { billsDuty } from "./bills/fetching.ts";
import { settlementDuty } from "./settlement/closing.ts";

interface Parts extends Pick<ProcessContext, "database" | "log"> {
  readonly providers: PaymentProviders;
}

/** The statements of days that have ended, and the bills of providers. */
export function financeDuties({ database, log, providers }: Parts): TimerHandler[] {
  return [
    settlementDuty(database, log),
    billsDuty({ database, log, providers }),
    askDuty({ database, log, providers }),
    accountDuty({ database, log, providers }),
    sharingDuty({ database, log, providers }),
    restDuty({ database, log, providers }),
  ];
}
