import { asSystem, ensurePartitions, type Handle } from "@yunshou/database";
import { pruneMessages } from "../access/people/messages.queries.ts";
import { guessingDuty } from "../access/login/guessingWatch.ts";
import type { SmsSender } from "../access/sms/sms.ts";
import { type Messenger, tellPlatform, notificationDuties } from "../merchants/notifications/notificationDuties.ts";
import { deleteExpired } from "../access/session/session.queries.ts";
import { idleSeconds } from "../access/session/session.ts";
import { weakPasswordDuty } from "../access/people/weakPasswords.ts";
import { certificateDuties } from "../merchants/certificates/certificateDuties.ts";
import type { SubmissionProvider } from "../merchants/onboarding/provider.ts";
import { submissionDuty } from "../merchants/onboarding/submissionDuty.ts";
import { closingDuty } from "../insight/closing.ts";
import { orderDuties } from "../orders/selling/duties.ts";
import { exportSources } from "../exports.ts";
import type { PaymentProvider } from "../payments/provider.ts";
import { pruneIdempotency, pruneInbox, pruneNotices, pruneSources } from "../platform/cleanup.queries.ts";
import { exportDuties } from "../platform/export/exportJob.ts";
import { imageExpiry } from "../platform/images/store.ts";
import { createNotifier } from "../platform/notifier.ts";
import type { ProcessContext, RunningRole } from "../platform/process.ts";
import { sealDuty } from "../system/audit/sealer.ts";
import { repeating, startTimers, type TimerContext } from "../platform/timers.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const portion = 5_000;
const portionsPerRound = 40;

/** What the jobs need beside the process. */
export interface JobParts {
  /** Undefined when this deployment has no payment provider. */
  readonly provider: PaymentProvider | undefined;
  /** Payment providers that take small merchants. */
  readonly submissionProviders?: readonly SubmissionProvider[];
  readonly sms: SmsSender;
}

/**
 * Deadlines and housekeeping. All duties are rows of the `timer` table, so any number of processes may play this role:
 * each duty is done by one of them, and a killed process loses none.
 */
export async function startJobs(
  { config, database, log, secrets }: ProcessContext,
  { provider, submissionProviders = [], sms }: JobParts,
): Promise<RunningRole> {
  const notifier = createNotifier(database);
  const prune =
    (what: (tx: Handle, now: Date, portion: number) => Promise<boolean>) =>
    async ({ now, afterCommit }: TimerContext) =>
      afterCommit(async () => {
        for (let round = 0; round < portionsPerRound; round += 1)
          if (!(await asSystem(database, (tx) => what(tx, now, portion)))) return;
      });
  const exports = exportDuties({ database, dataDir: config.dataDir, sources: exportSources, secrets, log });
  const messenger: Messenger = { sms, secrets };
  const repeated = [
    repeating("platform.partitions", 12 * hourMs, async ({ tx, now }) =>
      ensurePartitions(tx, isoDay(now.getTime()), isoDay(now.getTime() + 92 * dayMs)),
    ),
    repeating("access.deleteExpired", hourMs, ({ tx }) => deleteExpired(tx, idleSeconds)),
    closingDuty(database),
    repeating("platform.pruneInbox", hourMs, prune(pruneInbox)),
    repeating("platform.pruneSources", dayMs, prune(pruneSources)),
    repeating("platform.pruneIdempotency", dayMs, prune(pruneIdempotency)),
    repeating("platform.pruneNotices", dayMs, prune(pruneNotices)),
    exports.expiry,
    imageExpiry(config.dataDir),
    repeating("access.pruneMessages", dayMs, prune(pruneMessages)),
    ...notificationDuties(messenger),
    ...certificateDuties(config.dataDir, messenger),
    guessingDuty((context, details) => tellPlatform(context, messenger, details)),
    sealDuty({ database, dataDir: config.dataDir, auditKey: secrets.auditKey, log }),
  ];
  const duties = orderDuties({ database, provider, notify: notifier.notify, log });
  const submission = submissionDuty({
    database,
    store: { dataDir: config.dataDir, secrets },
    providers: submissionProviders,
    log,
  });
  const timers = await startTimers(
    database,
    [...duties, submission, ...exports.handlers, weakPasswordDuty({ database, secrets }), ...repeated],
    repeated.map(({ first }) => first),
    log,
  );
  return {
    async stop() {
      await timers.stop();
      await exports.stop();
      await notifier.stop();
    },
  };
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
