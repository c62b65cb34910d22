/** What a spreadsheet may hold. More is refused while it is read, before it is kept anywhere. */
export const importLimits = {
  fileBytes: 20 * 1_048_576,
  rows: 100_000,
  columns: 100,
  cellLength: 1_000,
} as const;

/** Endings of files that can be imported. */
export const importExtensions = ["xlsx", "csv", "txt"] as const;

/** Hours within which a whole import can be undone. */
export const importUndoHours = 24;
