import type { ErrorCode, ErrorDetail } from "@yunshou/contract";
import type { FilledCode, Refusal } from "@yunshou/domain";

/** Carries a refusal out of a transaction, which rolls back on its way. Handlers answer refusals as values; they throw this only for codes of the transport. */
export class Refused extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;

  /** A refusal whose text has places comes with their values. */
  constructor(code: Exclude<ErrorCode, FilledCode>, detail?: ErrorDetail);
  constructor(code: ErrorCode, detail: ErrorDetail & { readonly values: ErrorDetail["values"] });
  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}

/** A refusal whose traces stay: the transaction commits, e.g. to count a failed login. */
export interface KeptRefusal extends Refusal {
  readonly kept: true;
}

/** Marks a refusal so that what the handler has written stays. */
export function keep(refusal: Refusal): KeptRefusal {
  return { ...refusal, kept: true };
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === false && "code" in answer;
}

export function isKept(refusal: Refusal): refusal is KeptRefusal {
  return "kept" in refusal && refusal.kept === true;
}

/** The refusal as the caller reads it. `seconds` to wait becomes the Retry-After header. */
export function toRefused(refusal: Refusal): Refused {
  const retry = refusal.values?.["seconds"];
  return new Refused(refusal.code, {
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    values: refusal.values,
    ...(typeof retry === "number" ? { retryAfterSeconds: retry } : {}),
  });
}
