import { join } from "node:path";
import { timerKind } from "../timers.ts";

/** A queued export is written by whichever process sees this first; while it runs, the duty is a lease that a killed process loses. */
export const exportDue = timerKind<{ topId: string }>("platform.export");

export const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** Days for which a finished export can be downloaded. */
export const exportKeepDays = 7;

/** Where the contents of the download centre lie; nobody reaches them but through its calls. */
export const storedFolder = (dataDir: string) => join(dataDir, "files", "downloads");
export const storedPath = (dataDir: string, fileId: string) => join(storedFolder(dataDir), fileId);
