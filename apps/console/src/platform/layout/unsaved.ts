import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** A form with its tab; `changed` is what a person has written and nobody has saved. */
interface Entry {
  readonly path: string;
  /** The form is the whole page: another query of its address means another record. */
  readonly isPage: boolean;
  changed: boolean;
}

const entries = new Set<Entry>();
const listeners = new Set<() => void>();
let version = 0;

function told(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Tells when input appears or is settled; for `useSyncExternalStore`. */
export function watchUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const unsavedVersion = (): number => version;

/** Whether a tab, or any, holds input that would be lost. */
export function hasUnsaved(path?: string): boolean {
  return [...entries].some((entry) => entry.changed && (path === undefined || entry.path === path));
}

/** Whether a form that is the whole page of this tab holds input. */
export function pageHoldsInput(path: string): boolean {
  return [...entries].some((entry) => entry.changed && entry.isPage && entry.path === path);
}

/** The input of a tab, or of all, is given up: its person agreed. */
export function forgetUnsaved(path?: string): void {
  for (const entry of entries) if (path === undefined || entry.path === path) entries.delete(entry);
  told();
}

/**
 * For forms: says to the tab around it whether it holds input that is not saved. A hidden tab rests with its form, and its
 * input is still there; what disappears in the open tab was closed by its page.
 */
export function useUnsaved({ isPage = false } = {}): (changed: boolean) => void {
  const { pathname } = useLocation();
  const [entry] = useState<Entry>(() => ({ path: pathname, isPage, changed: false }));
  useEffect(
    () => () => {
      if (window.location.pathname === entry.path && entries.delete(entry)) told();
    },
    [entry],
  );
  return useCallback(
    (changed: boolean) => {
      if (entry.changed === changed && entries.has(entry) === changed) return;
      entry.changed = changed;
      if (changed) entries.add(entry);
      else entries.delete(entry);
      told();
    },
    [entry],
  );
}

/** The browser asks before it loads the page anew or closes it; the text is its own. */
export function useUnloadQuestion(): void {
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, []);
}
