import type { RefusalCode } from "./refusals.ts";
import type { FilledCode, RefusalPlace } from "./refusalValues.ts";

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

type Detail = Omit<Refusal, "ok" | "code">;

/** Whatever a code may be, all its places; a value more than the text has is allowed, one less is not. */
type PlacesOf<Code extends RefusalCode> = { [One in Code & FilledCode]: RefusalPlace<One> }[Code & FilledCode];

type DetailOf<Code extends RefusalCode> = [Code & FilledCode] extends [never]
  ? [detail?: Detail]
  : [detail: Detail & { readonly values: Readonly<Record<PlacesOf<Code>, string | number>> }];

/** A code whose text has places compiles only with a value for each of them. */
export function refuse<Code extends RefusalCode>(code: Code, ...[detail]: DetailOf<Code>): Refusal {
  return { ok: false, code, ...detail };
}
