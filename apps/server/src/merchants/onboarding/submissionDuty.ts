import { asSystem, type Database, type Handle } from "@yunshou/database";
import { isSubmissionOver, stateAfterReport, type SubmissionState } from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import { writeAudit } from "../../platform/audit.queries.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { arm, disarm, timerKind, type TimerHandler } from "../../platform/timers.ts";
import { openCollectionAccount } from "./collectionAccounts.ts";
import { openApplicant } from "./applicant.ts";
import { applicationOf } from "./applications.queries.ts";
import { type ImageStore, imagesInClear } from "./images.ts";
import { openNumbers, openSubmissionNumber } from "./numbers.ts";
import {
  type SubmissionContent,
  type SubmissionProgress,
  type SubmissionProvider,
  SubmissionRefused,
  type SubmissionReport,
  SubmissionUnreachable,
} from "./provider.ts";
import * as queries from "./submissions.queries.ts";

export interface SubmissionDependencies {
  readonly database: Database;
  readonly store: ImageStore;
  readonly providers: readonly SubmissionProvider[];
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/** Sends a submission, then asks how it stands, until it is over. The key is its id. */
export const submissionDue = timerKind<{ topId: string; tries: number }>("merchants.submission");

const minuteMs = 60_000;
const longestPauseMs = 60 * minuteMs;

/**
 * The duty behind every submission. It is put off before the provider is called, in a transaction of its own; the call
 * comes after that commit, and its answer in another transaction. Whatever is killed in between, the duty rings again and
 * the provider knows the number already.
 */
export function submissionDuty(dependencies: SubmissionDependencies): TimerHandler {
  return submissionDue.on(async ({ tx, now, afterCommit }, { key, data }) => {
    const submission = await queries.lockSubmission(tx, data.topId, key);
    if (submission === undefined || isSubmissionOver(submission.state)) return;
    const pauseMs = Math.min(longestPauseMs, minuteMs * 2 ** Math.min(data.tries, 6));
    await arm(
      tx,
      submissionDue.at(key, new Date(now.getTime() + pauseMs), { topId: data.topId, tries: data.tries + 1 }),
    );
    afterCommit(() => settle(dependencies, submission, now));
  });
}

async function settle(
  dependencies: SubmissionDependencies,
  submission: queries.SubmissionRecord,
  now: Date,
): Promise<void> {
  const { database, store, providers, log } = dependencies;
  const provider = providers.find(({ code }) => code === submission.provider);
  try {
    if (provider === undefined)
      throw new SubmissionUnreachable(`the provider ${submission.provider} is not configured`);
    const report = await ask(dependencies, provider, submission);
    await asSystem(database, (tx) => applyReport(tx, store.secrets, submission, report, now));
  } catch (error) {
    if (!(error instanceof SubmissionUnreachable)) throw error;
    log.warn(
      { err: error, submission: submission.submissionId },
      "A provider did not answer about a submission; it will be asked again.",
    );
    await asSystem(database, (tx) => queries.markUnreachable(tx, submission, now));
  }
}

async function ask(
  dependencies: SubmissionDependencies,
  provider: SubmissionProvider,
  submission: queries.SubmissionRecord,
): Promise<SubmissionReport> {
  try {
    const known: SubmissionReport =
      submission.state === "queued"
        ? { state: "unknown" }
        : await provider.query(submission.applyNo, submission.attempt);
    return known.state === "unknown" ? await provider.submit(await contentOf(dependencies, submission)) : known;
  } catch (error) {
    if (!(error instanceof SubmissionRefused)) throw error;
    return { state: "rejected", reasons: [{ field: "", reason: error.message }] };
  }
}

/** Everything the provider gets, in clear; that it was read is recorded each time (S14). */
async function contentOf(
  { database, store }: SubmissionDependencies,
  submission: queries.SubmissionRecord,
): Promise<SubmissionContent> {
  const { applicationId, submissionId, applyNo, attempt, feeRate } = submission;
  return asSystem(database, async (tx) => {
    const application = await applicationOf(tx, { merchants: "all" }, applicationId, { lock: false });
    if (application === undefined) throw new Error(`The application of submission ${submissionId} is missing.`);
    const numbers = openNumbers(store.secrets, application);
    const ownCard = openSubmissionNumber(store.secrets, submissionId, "bankAccount", submission.bankAccountSealed);
    await writeAudit(tx, {
      action: "merchants.submission.content.read",
      object: applyNo,
      merchant: submission,
      after: { provider: submission.provider, attempt },
      actorId: null,
      address: "",
      requestId: "",
    });
    const { merchantName, storeName, province, city, address } = application;
    return {
      requestNo: applyNo,
      attempt,
      merchantName,
      ...openApplicant(store.secrets, application),
      storeName,
      province,
      city,
      address,
      feeRate,
      idCardNo: numbers.idCardNo ?? "",
      bankName: submission.bankName ?? application.bankName,
      bankAccount: ownCard ?? numbers.bankAccount ?? "",
      payAccount: openSubmissionNumber(store.secrets, submissionId, "payAccount", submission.payAccountSealed),
      images: await imagesInClear(tx, store, application),
    };
  });
}

/** Applies what a provider says, to the attempt that it was asked about. Answers whether the state changed. */
export async function applyReport(
  tx: Handle,
  secrets: Secrets,
  asked: Pick<queries.SubmissionRecord, "topId" | "submissionId" | "attempt">,
  report: SubmissionReport,
  now: Date,
): Promise<boolean> {
  const submission = await queries.lockSubmission(tx, asked.topId, asked.submissionId);
  if (submission === undefined || submission.attempt !== asked.attempt || report.state === "unknown") return false;
  const next = stateAfterReport(submission.state, report.state);
  if (next === "finished" && (report.subMerchantNo ?? submission.subMerchantNo) === null)
    throw new SubmissionUnreachable("a finished submission without the merchant's number");
  const standing = standingOf(submission, report, next);
  await queries.saveStanding(tx, submission, standing, now);
  if (next === undefined) return false;
  const { topId, merchantId, submissionId, attempt, applyNo, state } = submission;
  await queries.insertSubmissionEvent(tx, {
    topId,
    merchantId,
    submissionId,
    state: next,
    attempt,
    reasons: report.reasons ?? [],
    actorId: null,
  });
  await writeAudit(tx, {
    action: "merchants.submission.report",
    object: applyNo,
    merchant: submission,
    before: { state },
    after: { state: next, provider: submission.provider },
    actorId: null,
    address: "",
    requestId: "",
  });
  if (next === "finished") await openCollectionAccount(tx, secrets, { ...submission, ...standing }, now);
  if (isSubmissionOver(next)) await disarm(tx, submissionDue.named(submissionId));
  else await arm(tx, submissionDue.at(submissionId, new Date(now.getTime() + minuteMs), { topId, tries: 1 }));
  return true;
}

/** A report that tells nothing new may still renew the merchant's link. */
function standingOf(
  before: queries.SubmissionRecord,
  report: SubmissionProgress,
  next: SubmissionState | undefined,
): queries.Standing {
  const over = isSubmissionOver(next ?? before.state);
  return {
    state: next ?? before.state,
    providerNo: report.providerNo ?? before.providerNo,
    subMerchantNo: report.subMerchantNo ?? before.subMerchantNo,
    signUrl: over ? null : (report.signUrl ?? before.signUrl),
    reasons: next === undefined ? before.reasons : (report.reasons ?? []),
  };
}
