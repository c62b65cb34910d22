import type { Language, OutputOf } from "@yunshou/contract";
import type { phraseOverlays } from "@yunshou/contract/system/translations";
import { setOverlay } from "./overlay.ts";

const patienceMs = 4_000;
const everyMs = 60_000;
const known = new Map<Language, string>();

/** Asks what people wrote over the words of the build; without an answer these stay as they are. */
export async function loadOverlay(language: Language): Promise<void> {
  try {
    const query = new URLSearchParams({ langCode: language, known: known.get(language) ?? "" });
    const answer = await fetch(`/api/v1/system/phrase-overlays?${query}`, { signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) return;
    const { data } = (await answer.json()) as { readonly data: OutputOf<typeof phraseOverlays.read> };
    if (data.rooms === null) return;
    const isFirst = !known.has(language);
    known.set(language, data.version);
    // Nothing was written of this language, so nothing has to be drawn anew.
    if (!isFirst || Object.keys(data.rooms).length > 0) setOverlay(language, data.rooms);
  } catch {
    // The words of the build are complete.
  }
}

/** Follows what people write while the console is open. Answers how to stop. */
export function followOverlay(language: Language): () => void {
  const look = () => void (document.visibilityState === "visible" && loadOverlay(language));
  const timer = setInterval(look, everyMs);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
