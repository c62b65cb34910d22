import type { stockAlarms } from "@yunshou/contract/machines/alarmRules";
import { ownScope } from "@yunshou/database";
import { checkStockAlarm, refuse } from "@yunshou/domain";
import { recordAudits } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { refreshConditions } from "../conditions/conditions.ts";
import { lockMachines } from "../registry/machines.queries.ts";
import * as queries from "./stockAlarms.queries.ts";

/** Handlers of the out-of-stock alarms of machines (STOCK-02). */
export const stockAlarmHandlers: HandlersOf<typeof stockAlarms> = {
  list: ({ tx, session, input }) => queries.listStockAlarms(tx, session.scope, input, input),

  async save(call) {
    const { tx, session, input } = call;
    const { machineIds, ...setting } = input;
    if (machineIds.length === 0) return refuse("machines.selectToOperate");
    const checked = checkStockAlarm(setting);
    if (!checked.ok) return checked;
    const chosen = await lockMachines(tx, ownScope(session.scope), machineIds);
    if (chosen.length < new Set(machineIds).size) return refuse("record.unknown", { field: "machineIds" });
    if (chosen.some(({ decommissioned }) => decommissioned)) return refuse("machines.decommissioned");
    const reachable = await queries.countReachable(tx, session.scope, setting.receiverIds, machineIds);
    if (reachable < new Set(setting.receiverIds).size)
      return refuse("alarms.receiverUnknown", { field: "receiverIds" });
    await queries.saveStockAlarms(tx, session.scope, machineIds, setting);
    await refreshConditions(tx, machineIds);
    await recordAudits(
      call,
      chosen.map((machine) => ({
        action: "machines.stockAlarm.update",
        object: machine.machineNo,
        merchant: machine,
        after: setting,
      })),
    );
    return { machines: chosen.length };
  },

  async enable(call) {
    const { tx, session, input } = call;
    if (input.machineIds.length === 0) return refuse("machines.selectToOperate");
    const chosen = await lockMachines(tx, ownScope(session.scope), input.machineIds);
    if (chosen.length < new Set(input.machineIds).size) return refuse("record.unknown", { field: "machineIds" });
    const changed = new Set(await queries.enableStockAlarms(tx, input.machineIds, input.enabled));
    // What was never set has no threshold and no receivers to switch on.
    if (changed.size < chosen.length) return refuse("field.required", { field: "threshold" });
    await refreshConditions(tx, input.machineIds);
    await recordAudits(
      call,
      chosen.map((machine) => ({
        action: `machines.stockAlarm.${input.enabled ? "enable" : "disable"}`,
        object: machine.machineNo,
        merchant: machine,
      })),
    );
    return { machines: changed.size };
  },
};
