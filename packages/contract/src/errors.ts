import type { RefusalCode } from "@yunshou/domain";

/** Codes that the transport itself answers, beside the refusals of the domain. */
export type TransportCode =
  | "S9999"
  | "input.invalid"
  | "input.tooLarge"
  | "route.unknown"
  | "idempotency.differs"
  | "idempotency.missing"
  | "rate.limited"
  | "server.unavailable"
  | "server.failed";

/** Every code an answer can carry besides success. Each has a phrase in nine languages. */
export type ErrorCode = RefusalCode | TransportCode;

/** Success of every call (spec 1 §7). */
export const successCode = "H0000";

/** The session is missing or over (spec 1 §8). */
export const sessionExpiredCode = "S9999";

/** What every call answers: `code`, a text in the caller's language, and the data. */
export interface Envelope<T> {
  readonly code: string;
  readonly msg: string;
  readonly data: T;
}

/** What a refusal or bad input carries in `data`: the field and the rule. */
export interface ErrorDetail {
  readonly field?: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  readonly issues?: readonly { readonly field: string; readonly rule: string; readonly message: string }[];
  /** Seconds to wait, with `rate.limited`, `access.tooManyAttempts` and `server.unavailable`. */
  readonly retryAfterSeconds?: number;
}
