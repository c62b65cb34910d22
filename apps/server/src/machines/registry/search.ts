import type { machineSearch } from "@yunshou/contract/machines/machineSearch";
import type { HandlersOf } from "../../platform/call.ts";
import { searchMachines, searchPoints } from "./search.queries.ts";

/** What forms and filters choose from. */
export const machineSearchHandlers: HandlersOf<typeof machineSearch> = {
  async machines({ tx, session, input }) {
    return { rows: await searchMachines(tx, session.scope, input) };
  },

  async points({ tx, session, input }) {
    return { rows: await searchPoints(tx, session.scope, input) };
  },
};
