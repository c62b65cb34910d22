import { type Language, languages } from "@yunshou/contract";
import type { phraseOverlays } from "@yunshou/contract/system/translations";
import { asSystem, type Database, type Handle } from "@yunshou/database";
import type { Overlay } from "@yunshou/phrases/overlay";
import { layOver } from "@yunshou/phrases/server";
import type { FastifyBaseLogger } from "fastify";
import type { HandlersOf } from "../../platform/call.ts";
import { overlayOf } from "./phraseBook.ts";
import { versionOfTexts, writtenTexts } from "./translations.queries.ts";

const everyMs = 30_000;

/** What this process speaks with: the words of a process are the same for all that it serves. */
let spoken: { readonly version: string; readonly overlays: ReadonlyMap<Language, Overlay> } = {
  version: "0.0",
  overlays: new Map(),
};

/** What people wrote over the delivered words, as of now; read anew only when it changed. */
export async function freshOverlays(tx: Handle): Promise<typeof spoken> {
  const version = await versionOfTexts(tx);
  if (version === spoken.version) return spoken;
  const written = await writtenTexts(tx);
  const overlays = new Map(languages.map((language) => [language, overlayOf(language, written)]));
  for (const [language, overlay] of overlays) layOver(language, overlay);
  spoken = { version, overlays };
  return spoken;
}

/** Keeps the words of this process fresh; files and messages that it writes are worded alike. Answers how to stop. */
export async function followOverlays(database: Database, log: FastifyBaseLogger): Promise<() => void> {
  const look = () =>
    asSystem(database, freshOverlays, { readOnly: true }).then(
      () => {},
      (error: unknown) => log.warn({ err: error }, "texts of the interface could not be read"),
    );
  await look();
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);
}

/** The words of the console are asked for before anybody is known. */
export const phraseOverlayHandlers: HandlersOf<typeof phraseOverlays> = {
  async read({ tx, input }) {
    const { version, overlays } = await freshOverlays(tx);
    return {
      version,
      rooms: version === input.known ? null : ((overlays.get(input.langCode) ?? {}) as Record<string, never>),
    };
  },
};
