import type { Result } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { usePhrases } from "../phrases/usePhrases.ts";

/** Words a rule of the domain for a disabled control: undefined when it accepts, else why it refuses. */
export function useRefusalText(): (result: Result<unknown>) => string | undefined {
  const t = usePhrases();
  return (result) => (result.ok ? undefined : fill(t.errors[result.code], result.values));
}
