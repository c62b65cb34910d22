import type { machineMap } from "@yunshou/contract/machines/machineMap";
import { checkArea } from "@yunshou/domain";
import type { HandlersOf } from "../../platform/call.ts";
import { clustersIn, countUnplaced, machinesWithin } from "./machineMap.queries.ts";

/** The machines of the list on the map. */
export const machineMapHandlers: HandlersOf<typeof machineMap> = {
  async clusters({ tx, session, input }) {
    const area = checkArea(input);
    if (!area.ok) return area;
    return {
      rows: await clustersIn(tx, session.scope, input, input),
      unplaced: await countUnplaced(tx, session.scope, input),
    };
  },

  async within({ tx, session, input }) {
    const area = checkArea(input);
    return area.ok ? machinesWithin(tx, session.scope, input, input) : area;
  },
};
