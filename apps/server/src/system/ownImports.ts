import type { ownImports } from "@yunshou/contract/system/ownImports";
import type { HandlersOf } from "../platform/call.ts";
import { ownImportsSince } from "../platform/imports/imports.queries.ts";

/** What ended longer ago is no news. */
const newsMs = 600_000;

/** Imports of the caller for the tray of what is under way. */
export const ownImportHandlers: HandlersOf<typeof ownImports> = {
  async list({ tx, session, now }) {
    return { rows: await ownImportsSince(tx, session.scope, session.userId, new Date(now.getTime() - newsMs)) };
  },
};
