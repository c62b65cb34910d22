import { usePhrases } from "../../phrases/usePhrases.ts";

interface Role {
  readonly code: string;
  readonly name: string;
}

/** Names of roles in one line: those of the program in the language of the person, those of people as they were written. */
export function useRoleNames(): (roles: readonly Role[]) => string {
  const base = usePhrases("roles").roles.base as Readonly<Record<string, string>>;
  return (roles) => roles.map(({ code, name }) => base[code] ?? name).join(" · ");
}
