export type PhraseValues = Readonly<Record<string, string | number>>;

declare const places: unique symbol;

/** A phrase whose places are still open, so that it cannot be shown before `fill` has put their values in. */
export interface Unfilled<Place extends string> {
  readonly [places]: Place;
}

/** Puts values into the `{{name}}` places of a phrase; a place without a value becomes empty rather than visible braces. */
export function fill<Place extends string>(
  phrase: string | Unfilled<Place>,
  values: Readonly<Record<NoInfer<Place>, string | number>>,
): string;
export function fill(phrase: string, values?: PhraseValues): string;
export function fill(phrase: unknown, values: PhraseValues = {}): string {
  return String(phrase).replace(/\{\{(\w+)\}\}/g, (_place, name: string) => String(values[name] ?? ""));
}
