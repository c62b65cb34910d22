import type { ErrorCode, ErrorDetail, Language } from "@yunshou/contract";
import { fill } from "@yunshou/phrases/fill";

/** Why a call failed: no answer in time, no connection, the session is over, or the server refused. */
export type FailureKind = "timeout" | "network" | "expired" | "refused";

/** The only error that calls throw. `code` and `detail` are those of the envelope. */
export class CallFailure extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  readonly detail: ErrorDetail;

  constructor(kind: FailureKind, code = "", message = "", detail: ErrorDetail = {}) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.detail = detail;
  }
}

export interface FailurePhrases {
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly common: { readonly failure: { readonly network: string; readonly timeout: string } };
}

/** How long a failure is shown (HTTP-12 to HTTP-14). */
export const failureSeconds = 3;

/**
 * What a person reads about a failure: a message with "#" never (HTTP-12), the server's message in Chinese (HTTP-13),
 * the phrase of the code in other languages, and the generic text where there is none (HTTP-14).
 */
export function failureText(failure: CallFailure, language: Language, phrases: FailurePhrases): string {
  if (failure.kind === "network") return phrases.common.failure.network;
  if (failure.kind === "timeout") return phrases.common.failure.timeout;
  const generic = phrases.errors["server.failed"];
  if (failure.message.includes("#")) return generic;
  if (language === "zh") return failure.message === "" ? generic : failure.message;
  const known = (phrases.errors as Readonly<Record<string, string>>)[failure.code];
  if (known === undefined) return generic;
  const seconds = failure.detail.retryAfterSeconds;
  return fill(known, { ...(seconds === undefined ? {} : { seconds }), ...failure.detail.values });
}
