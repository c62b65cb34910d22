import { usePhrases } from "../platform/phrases/usePhrases.ts";

/** The name of a role: those of the program are translated, those of people stay as they were written. */
export function useRoleName(): (role: { readonly code: string; readonly name: string }) => string {
  const base = usePhrases().roles.base as Readonly<Record<string, string>>;
  return ({ code, name }) => base[code] ?? name;
}
