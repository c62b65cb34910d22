import { demoProviderIdentity } from "@yunshou/contract/payments/demoProvider";
import {
  type DemoSubmissionAnswer,
  type DemoSubmissionNotice,
  demoSubmissionPaths,
} from "@yunshou/contract/payments/demoSubmissions";
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../clock.ts";
import type { Random } from "../random.ts";
import type { Conflict } from "./book.ts";
import type { PlainSubmission } from "./submissionRequest.ts";

type Progress = DemoSubmissionNotice["state"];
type Reason = NonNullable<DemoSubmissionAnswer["reasons"]>[number];

interface Submission {
  request: PlainSubmission;
  readonly submissionNo: string;
  readonly token: string;
  state: Progress;
  subMerchantNo?: string;
  reasons?: readonly Reason[];
  /** Ends the wait for the next step. */
  cancel?: () => void;
}

/** Our number names one submission in each channel. */
type Numbered = Pick<PlainSubmission, "channel" | "outRequestNo">;
const keyOf = ({ channel, outRequestNo }: Numbered) => `${channel} ${outRequestNo}`;

export interface SubmissionBookOptions {
  readonly clock: Clock;
  readonly random: Random;
  readonly notify: (url: string, notice: DemoSubmissionNotice) => void;
  /** How long checking and opening take, in ms from … to. */
  readonly submissionMs: readonly [number, number];
  /** Why a submission is rejected; nothing means that it passes. */
  readonly judge: (request: PlainSubmission) => readonly Reason[];
  /** How long the merchant may take to verify and sign, in ms. */
  readonly signWithinMs: number;
  /** Base address of the provider, for the merchant's link. */
  readonly base: () => string;
}

/**
 * The provider's own books of small merchants, by channel and our number. It checks, lets the merchant verify its account (WeChat) and
 * sign, opens the rights, and tells each step in a notice.
 */
export class SubmissionBook {
  readonly #options: SubmissionBookOptions;
  readonly #submissions = new Map<string, Submission>();
  readonly #byToken = new Map<string, Submission>();
  readonly #media = new Set<string>();
  /** Submissions that were taken, without repetitions. */
  taken = 0;

  constructor(options: SubmissionBookOptions) {
    this.#options = options;
  }

  /** Keeps a picture; the same one again is the same one. */
  upload(content: Uint8Array): { mediaId: string } | Conflict {
    if (content.length === 0) return { conflict: "the picture is empty" };
    const mediaId = createHash("sha256").update(content).digest("hex");
    this.#media.add(mediaId);
    return { mediaId };
  }

  /** Takes a submission. The same attempt again answers how it stands; a further attempt needs a rejection before it. */
  submit(request: PlainSubmission): DemoSubmissionAnswer | Conflict {
    if (Object.values(request.images).some((mediaId) => !this.#media.has(mediaId)))
      return { conflict: "a picture was never uploaded" };
    const known = this.#submissions.get(keyOf(request));
    if (known !== undefined) {
      if (known.request.attempt === request.attempt)
        return sameContent(known.request, request)
          ? this.#show(known)
          : { conflict: "the number is under way with other content" };
      if (request.attempt < known.request.attempt) return { conflict: "a later attempt is known" };
      if (known.state !== "rejected" && known.state !== "cancelled") return { conflict: "the number is under way" };
    }
    const submission = known ?? this.#open(request);
    submission.request = request;
    delete submission.reasons;
    this.taken += 1;
    this.#go(submission, "checking");
    this.#later(submission, () => this.#decide(submission));
    return this.#show(submission);
  }

  query(numbered: Numbered): DemoSubmissionAnswer {
    const submission = this.#submissions.get(keyOf(numbered));
    return submission === undefined ? { state: "unknown" } : this.#show(submission);
  }

  /** What the merchant sees behind its link. */
  behind(token: string): { readonly merchantName: string; readonly state: Progress } | undefined {
    const submission = this.#byToken.get(token);
    return submission === undefined
      ? undefined
      : { merchantName: submission.request.merchantName, state: submission.state };
  }

  /** The merchant confirms behind its link: first that the account is its own, then that it signs. */
  merchantConfirms(token: string): DemoSubmissionAnswer | Conflict {
    const submission = this.#byToken.get(token);
    if (submission === undefined) return { conflict: "no such link" };
    if (submission.state === "verifying") this.#await(submission, "signing");
    else if (submission.state === "signing") {
      this.#go(submission, "opening");
      this.#later(submission, () => this.#finish(submission));
    } else return { conflict: "there is nothing to confirm" };
    return this.#show(submission);
  }

  #open(request: PlainSubmission): Submission {
    const { clock, random } = this.#options;
    const submission: Submission = {
      request,
      submissionNo: `S${clock.now()}${random.text(8)}`,
      token: random.text(32),
      state: "checking",
    };
    this.#submissions.set(keyOf(request), submission);
    this.#byToken.set(submission.token, submission);
    return submission;
  }

  #decide(submission: Submission): void {
    const reasons = this.#options.judge(submission.request);
    if (reasons.length === 0)
      return this.#await(submission, submission.request.channel === "wechat" ? "verifying" : "signing");
    submission.reasons = reasons;
    this.#go(submission, "rejected");
  }

  /** Waits for the merchant, and lets the submission lapse when nothing comes. */
  #await(submission: Submission, state: "verifying" | "signing"): void {
    this.#go(submission, state);
    submission.cancel = this.#options.clock.after(this.#options.signWithinMs, () => this.#go(submission, "cancelled"));
  }

  #finish(submission: Submission): void {
    submission.subMerchantNo ??= `16${String(this.#options.random.between(10_000_000, 99_999_999))}`;
    this.#go(submission, "finished");
  }

  #later(submission: Submission, action: () => void): void {
    submission.cancel = this.#options.clock.after(this.#options.random.between(...this.#options.submissionMs), action);
  }

  #go(submission: Submission, state: Progress): void {
    submission.cancel?.();
    delete submission.cancel;
    submission.state = state;
    const { clock, random, notify } = this.#options;
    const { merchantId, appId } = demoProviderIdentity;
    const { outRequestNo, notifyUrl, attempt } = submission.request;
    notify(notifyUrl, {
      ...this.#show(submission),
      state,
      attempt,
      noticeId: `N${clock.now()}${random.text(17)}`,
      kind: "submission",
      outRequestNo,
      merchantId,
      appId,
      at: new Date(clock.now()).toISOString(),
    });
  }

  #show({ state, submissionNo, request, token, subMerchantNo, reasons }: Submission): DemoSubmissionAnswer {
    const waits = state === "verifying" || state === "signing";
    return {
      state,
      submissionNo,
      attempt: request.attempt,
      ...(waits ? { signUrl: `${this.#options.base()}${demoSubmissionPaths.sign}${token}` } : {}),
      ...(subMerchantNo === undefined ? {} : { subMerchantNo }),
      ...(reasons === undefined ? {} : { reasons: [...reasons] }),
    };
  }
}

/** Encryption differs each time, so the plain fields are compared. */
function sameContent(
  { notifyUrl: _one, ...one }: PlainSubmission,
  { notifyUrl: _other, ...other }: PlainSubmission,
): boolean {
  return isDeepStrictEqual(one, other);
}
