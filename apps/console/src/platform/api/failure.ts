import type { ErrorDetail, Language } from "@yunshou/contract";
import { fill } from "@yunshou/phrases/fill";
import type { Words } from "@yunshou/phrases/rooms";
import type { Operation } from "./operation.ts";

/** Why a call failed: no answer in time, no connection, the session is over, or the server refused. */
export type FailureKind = "timeout" | "network" | "expired" | "refused";

/** The only error that calls throw. `code` and `detail` are those of the envelope. */
export class CallFailure extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  readonly detail: ErrorDetail;
  readonly operation: Operation | undefined;
  /** Number of the call in the server's log; support finds it there. */
  readonly requestId: string | undefined;

  constructor(
    kind: FailureKind,
    code = "",
    message = "",
    detail: ErrorDetail = {},
    operation?: Operation,
    requestId?: string,
  ) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.detail = detail;
    this.operation = operation;
    this.requestId = requestId;
  }
}

export interface FailurePhrases {
  readonly common: Words<"common">;
}

/** How long a failure is shown (HTTP-12 to HTTP-14). */
export const failureSeconds = 3;

/**
 * What a person reads about a failure: a message with "#" never (HTTP-12), the server's message in Chinese (HTTP-13), the phrase
 * of the code in other languages, and where there is none the text of what was wanted, or the generic one (HTTP-14, FORM-10).
 */
export function failureText(
  failure: CallFailure,
  language: Language,
  phrases: FailurePhrases,
  phraseOf: (code: string) => string | undefined,
): string {
  if (failure.kind === "network") return phrases.common.failure.network;
  if (failure.kind === "timeout") return phrases.common.failure.timeout;
  const generic = phrases.common.errors["server.failed"];
  if (failure.message.includes("#")) return generic;
  const unspecific = failure.operation === undefined ? generic : phrases.common.failure.operation[failure.operation];
  if (language === "zh" && failure.code !== "server.failed" && failure.message !== "") return failure.message;
  const known = failure.code === "server.failed" ? undefined : phraseOf(failure.code);
  if (known === undefined || language === "zh") return unspecific;
  const seconds = failure.detail.retryAfterSeconds;
  return fill(known, { ...(seconds === undefined ? {} : { seconds }), ...failure.detail.values });
}
