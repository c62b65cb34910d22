import type { FoundRow } from "@yunshou/contract/system/finding";
import { usePreference } from "../../kit/usePreference.ts";

/** How many records the search remembers. */
export const recordsAtMost = 8;

/** Puts a record in front of the others. */
export const openedBefore = (rows: readonly FoundRow[], row: FoundRow): readonly FoundRow[] =>
  [row, ...rows.filter(({ kind, id, number }) => kind !== row.kind || id !== row.id || number !== row.number)].slice(
    0,
    recordsAtMost,
  );

/** Records that the person opened from the search, the newest first; they follow to every device. */
export function useRecentRecords(): { readonly rows: readonly FoundRow[]; readonly note: (row: FoundRow) => void } {
  const [rows, store] = usePreference<readonly FoundRow[]>("recent/found", []);
  return { rows, note: (row) => store((kept) => openedBefore(kept, row)) };
}
