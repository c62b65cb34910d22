import { createHash } from "node:crypto";
import { asSystem } from "@yunshou/database";
import type { SubmissionProvider } from "./provider.ts";
import { applyReport, type SubmissionDependencies } from "./submissionDuty.ts";
import { lockSubmissionOfNotice, rememberSubmissionNotice } from "./submissions.queries.ts";

export type SubmissionNoticeAnswer = "accepted" | "payments.noticeForged" | "payments.noticeMismatch";

/** Where a provider posts its notices about submissions. */
export const submissionNoticePath = (code: string) => `/api/v1/merchants/submissions/notices/${code}`;

/**
 * A notice of a provider about a submission. Proven by its raw bytes first, then compared with what was submitted; the
 * answer `accepted` is given after the commit, also for a notice that came before or is about an earlier attempt.
 */
export async function receiveSubmissionNotice(
  { database, store, log }: Pick<SubmissionDependencies, "database" | "store" | "log">,
  provider: SubmissionProvider,
  rawBody: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: Date,
): Promise<SubmissionNoticeAnswer> {
  const reading = provider.readNotice(rawBody, headers, now);
  if (!reading.ok) {
    log.warn({ provider: provider.code, problem: reading.problem }, "A notice about a submission was refused.");
    return reading.code;
  }
  const { noticeId, requestNo, attempt, progress } = reading.notice;
  const hash = createHash("sha256").update(rawBody).digest();
  return asSystem(database, async (tx) => {
    const submission = await lockSubmissionOfNotice(tx, provider.code, requestNo);
    if (submission === undefined || attempt > submission.attempt) return "payments.noticeMismatch";
    if (await rememberSubmissionNotice(tx, provider.code, noticeId, hash))
      await applyReport(tx, store.secrets, { ...submission, attempt }, progress, now);
    return "accepted";
  });
}
