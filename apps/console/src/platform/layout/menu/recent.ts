import { useEffect } from "react";
import { sessionUser } from "../../session/session.ts";

/** How many pages the menu remembers. */
export const recentAtMost = 8;

const key = "recentPages";

function readAll(): Readonly<Record<string, readonly string[]>> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "{}") ?? {}) as Readonly<Record<string, readonly string[]>>;
  } catch {
    return {};
  }
}

const me = () => sessionUser()?.userid ?? "";

/** Puts a page in front of the others. */
export function visitedBefore(paths: readonly string[], path: string): readonly string[] {
  return [path, ...paths.filter((one) => one !== path)].slice(0, recentAtMost);
}

/** Entries of the menu that this person visited last on this device, the newest first. */
export const recentPages = (): readonly string[] => readAll()[me()] ?? [];

/** Notes the visit of an entry of the menu. */
export function useNoteVisits(path: string, isEntry: boolean): void {
  useEffect(() => {
    if (!isEntry) return;
    const all = readAll();
    localStorage.setItem(key, JSON.stringify({ ...all, [me()]: visitedBefore(all[me()] ?? [], path) }));
  }, [path, isEntry]);
}
