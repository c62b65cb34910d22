import { accept, refuse, type Result } from "../result.ts";

/** Exports of one user that may wait or be written at once (SYS-22). */
export const waitingExportsLimit = 5;

/** Whether a user of whom so many exports wait or are being written may ask for another one (SYS-22). */
export function checkWaitingExports(waiting: number): Result<undefined> {
  return waiting < waitingExportsLimit
    ? accept()
    : refuse("system.tooManyExports", { values: { limit: waitingExportsLimit } });
}
