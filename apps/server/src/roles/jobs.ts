import { accessDuties } from "../access/duties.ts";
import type { SmsSender } from "../access/sms/sms.ts";
import { exportSources } from "../exports.ts";
import { financeDuties } from "../finance/duties.ts";
import { importKinds } from "../imports.ts";
import { insightDuties } from "../insight/duties.ts";
import { machineDuties } from "../machines/duties.ts";
import { mallDuties } from "../mall/duties.ts";
import { marketingDuties } from "../marketing/duties.ts";
import { memberDuties } from "../members/allowances/allowanceDuties.ts";
import { merchantDuties } from "../merchants/duties.ts";
import { type Messenger, tellPlatform } from "../merchants/notifications/notificationDuties.ts";
import type { SubmissionProvider } from "../merchants/onboarding/provider.ts";
import { orderDuties } from "../orders/duties.ts";
import type { PaymentProviders } from "../payments/providers.ts";
import { pharmacyDuties } from "../pharmacy/duties.ts";
import { platformDuties } from "../platform/duties.ts";
import { exportDuties } from "../platform/export/exportJob.ts";
import { importJobs } from "../platform/imports/importJob.ts";
import { createNotifier } from "../platform/notifier.ts";
import type { ProcessContext, RunningRole } from "../platform/process.ts";
import { startTimers } from "../platform/timers.ts";
import { supportDuties } from "../support/duties.ts";
import { systemDuties } from "../system/duties.ts";
import { followOverlays } from "../system/translations/overlays.ts";

/** What the jobs need beside the process. */
export interface JobParts {
  readonly providers: PaymentProviders;
  /** Payment providers that take small merchants. */
  readonly submissionProviders?: readonly SubmissionProvider[];
  readonly sms: SmsSender;
}

/**
 * Deadlines and housekeeping. All duties are rows of the `timer` table, so any number of processes may play this role:
 * each duty is done by one of them, and a killed process loses none.
 */
export async function startJobs(
  context: ProcessContext,
  { providers, submissionProviders = [], sms }: JobParts,
): Promise<RunningRole> {
  const { config, database, log, secrets } = context;
  const notifier = createNotifier(database);
  const forgetOverlays = await followOverlays(database, log);
  const messenger: Messenger = { sms, secrets };
  const parts = { ...context, notifier, messenger, providers, submissionProviders };
  const exports = exportDuties({ database, dataDir: config.dataDir, sources: exportSources, secrets, log });
  const imports = importJobs({ database, kinds: importKinds, log });
  const duties = [
    ...platformDuties(parts),
    ...imports.handlers,
    imports.expiry,
    ...exports.handlers,
    exports.expiry,
    ...accessDuties({ ...parts, tellOfGuessing: (timer, details) => tellPlatform(timer, messenger, details) }),
    ...merchantDuties(parts),
    ...machineDuties(parts),
    ...marketingDuties(parts),
    ...memberDuties(parts),
    ...orderDuties(parts),
    ...mallDuties(parts),
    ...financeDuties(parts),
    ...pharmacyDuties(parts),
    ...insightDuties(parts),
    ...supportDuties(parts),
    ...systemDuties(parts),
  ];
  const timers = await startTimers(
    database,
    duties,
    duties.flatMap(({ first }) => (first === undefined ? [] : [first])),
    log,
  );
  return {
    async stop() {
      forgetOverlays();
      await timers.stop();
      await exports.stop();
      await imports.stop();
      await notifier.stop();
    },
  };
}
