import { usePhrases } from "../platform/phrases/usePhrases.ts";

/** The name of a role: those of the program are translated, those of people stay as they were written. */
export function useRoleName(): (role: { readonly code: string; readonly name: string }) => string {
  const base = usePhrases("roles").roles.base as Readonly<Record<string, string>>;
  return ({ code, name }) => base[code] ?? name;
}

/** What a role is for: those of the program say it in each language until a person wrote something of his own. */
export function useRoleDescription(): (role: { readonly code: string; readonly description: string }) => string {
  const base = usePhrases("roles").roles.baseDescription as Readonly<Record<string, string>>;
  return ({ code, description }) => description || (base[code] ?? "");
}
