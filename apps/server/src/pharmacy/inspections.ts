import type { inspections } from "@yunshou/contract/pharmacy/inspections";
import { checkDayRange, refuse, temperatureLimits } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import { inspectionBinder } from "./inspectionBinder.ts";
import { checkMedicine } from "./medicineGate.ts";
import { machineOf } from "./temperatures.queries.ts";

/** The file for the authorities (MED-06, MED-08). */
export function inspectionHandlers(): HandlersOf<typeof inspections> {
  return {
    async export(call) {
      const { tx, session, input } = call;
      const refused = await checkMedicine(call, "medicine");
      if (refused !== undefined) return refused;
      const range = checkDayRange(input.fromDay, input.toDay, temperatureLimits.rangeDays);
      if (!range.ok) return range;
      const known = input.machineId === null || (await machineOf(tx, session.scope, input.machineId)) !== undefined;
      return known ? startExport(call, inspectionBinder) : refuse("record.unknown", { field: "machineId" });
    },
  };
}
