import type { ProcessContext } from "../platform/process.ts";
import type { TimerHandler } from "../platform/timers.ts";
import { certificateDuties } from "./certificates/certificateDuties.ts";
import { type Messenger, notificationDuties } from "./notifications/notificationDuties.ts";
import type { SubmissionProvider } from "./onboarding/provider.ts";
import { submissionDuty } from "./onboarding/submissionDuty.ts";

interface Parts extends ProcessContext {
  readonly messenger: Messenger;
  /** Payment providers that take small merchants. */
  readonly submissionProviders: readonly SubmissionProvider[];
}

/** Messages of alarms and daily reports, certificates that end, and submissions on their way. */
export function merchantDuties({
  config: { dataDir },
  database,
  secrets,
  log,
  messenger,
  submissionProviders,
}: Parts): TimerHandler[] {
  return [
    ...notificationDuties(messenger),
    ...certificateDuties(dataDir, messenger),
    submissionDuty({ database, store: { dataDir, secrets }, providers: submissionProviders, log }),
  ];
}
