export type PhraseValues = Readonly<Record<string, string | number>>;

/** Puts values into the `{{name}}` places of a phrase; a place without a value becomes empty rather than visible braces. */
export function fill(phrase: string, values: PhraseValues = {}): string {
  return phrase.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => String(values[name] ?? ""));
}
