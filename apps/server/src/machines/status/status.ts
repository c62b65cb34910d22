import type { machineSelling, machineStatus } from "@yunshou/contract/machines/status";
import { businessDay, businessTime, refuse } from "@yunshou/domain";
import type { HandlersOf } from "../../platform/call.ts";
import * as queries from "./status.queries.ts";

/** Handlers of the live state of machines (MACHINE-08 to MACHINE-10). */
export const machineStatusHandlers: HandlersOf<typeof machineStatus> = {
  list: ({ tx, session, input, now }) =>
    queries.listStatus(tx, session.scope, input, input, businessTime(now, session.timeZone)),

  async commands({ tx, session, input }) {
    const { machineId } = input;
    if (!(await queries.seesMachine(tx, session.scope, machineId)))
      return refuse("record.unknown", { field: "machineId" });
    return queries.listCommands(tx, session.scope, machineId, input);
  },

  log: async ({ tx, session, input }) =>
    (await queries.logOf(tx, session.scope, input.commandId)) ?? refuse("record.unknown", { field: "commandId" }),
};

/** Handlers of how selling goes. */
export const machineSellingHandlers: HandlersOf<typeof machineSelling> = {
  list: ({ tx, session, input, now }) =>
    queries.listSelling(tx, session.scope, input, input, businessDay(now, session.timeZone)),
};
