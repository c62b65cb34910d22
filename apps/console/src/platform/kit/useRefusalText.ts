import type { ErrorCode } from "@yunshou/contract";
import type { Result } from "@yunshou/domain";
import { fill, type PhraseValues } from "@yunshou/phrases/fill";
import { loadedErrorText, loadKind } from "../phrases/loadedRooms.ts";
import { useLanguage, usePhrases } from "../phrases/usePhrases.ts";

/**
 * The text of a refusal that the console itself finds by a rule of the domain. A page that asks a rule has the room of that
 * rule, because it speaks of the same things. The texts of all rooms are fetched for a refusal from elsewhere; until they are
 * there it says only that this cannot be done.
 */
export function useErrorText(): (code: ErrorCode, values?: PhraseValues) => string {
  const t = usePhrases();
  const language = useLanguage();
  return (code, values) => {
    const text = loadedErrorText(language, code);
    if (text === undefined) void loadKind(language, "errors").catch(() => undefined);
    return fill(text ?? t.common.failure.operation.operate, values);
  };
}

/** Words a rule of the domain for a disabled control: undefined when it accepts, else why it refuses. */
export function useRefusalText(): (result: Result<unknown>) => string | undefined {
  const textOf = useErrorText();
  return (result) => (result.ok ? undefined : textOf(result.code, result.values));
}
