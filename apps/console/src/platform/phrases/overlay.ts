import { type Overlay, overlaid } from "@yunshou/phrases/overlay";

const overlays = new Map<string, Overlay>();
const listeners = new Set<() => void>();
let version = 0;

/** Texts of a language that people wrote over the words of the build, by room. */
export const overlayIn = (language: string): Overlay | undefined => overlays.get(language);

/** Words of the build with what people wrote over them. */
export const withOverlay = <Texts>(language: string, room: string, texts: Texts): Texts =>
  overlaid(texts, overlays.get(language)?.[room]);

/** Shows these texts from then on. */
export function setOverlay(language: string, overlay: Overlay): void {
  overlays.set(language, overlay);
  version += 1;
  for (const listener of listeners) listener();
}

/** Tells when texts changed; for `useSyncExternalStore`. */
export function watchOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export const overlayVersion = (): number => version;
