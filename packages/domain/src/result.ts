import type { RefusalCode } from "./refusals.ts";

/** An expected refusal: a value, never thrown. `field` names the input at fault, `values` fill the phrase. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly field?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

/** What a rule answers: the value it computed, or why not. */
export type Result<T> = Accepted<T> | Refusal;

export function accept(): Accepted<undefined>;
export function accept<T>(value: T): Accepted<T>;
export function accept<T>(value?: T): Accepted<T | undefined> {
  return { ok: true, value };
}

export function refuse(code: RefusalCode, detail: Omit<Refusal, "ok" | "code"> = {}): Refusal {
  return { ok: false, code, ...detail };
}
