import type { medicineUpkeep } from "@yunshou/contract/pharmacy/upkeep";
import { checkDayRange, checkRemark, checkText, fieldLimits, queryRangeDays, refuse } from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { HandlersOf } from "../platform/call.ts";
import { batchOf } from "./batches.queries.ts";
import { checkMedicine } from "./medicineGate.ts";
import { insertUpkeep, listDue, listUpkeep, machineSeen } from "./upkeep.queries.ts";

/** Handlers of storage checks (MED-08). */
export function upkeepHandlers(): HandlersOf<typeof medicineUpkeep> {
  return {
    async list(call) {
      const { tx, session, language, input } = call;
      const refused = await checkMedicine(call, "medicine");
      if (refused !== undefined) return refused;
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.statistics);
      return range.ok ? listUpkeep(tx, { scope: session.scope, language }, session.timeZone, input, input) : range;
    },

    async due(call) {
      const { tx, now, session, language, input } = call;
      const refused = await checkMedicine(call, "medicine");
      return refused ?? listDue(tx, { scope: session.scope, language }, now, input, input);
    },

    async create(call) {
      const { tx, session, input } = call;
      const refused = await checkMedicine(call, "medicine");
      if (refused !== undefined) return refused;
      const batch = await batchOf(tx, session.scope, input.medBatchId, { lock: true });
      if (batch === undefined) return refuse("pharmacy.batchUnknown", { field: "medBatchId" });
      const machineNo = input.machineId === null ? null : await machineSeen(tx, session.scope, input.machineId);
      if (machineNo === undefined) return refuse("record.unknown", { field: "machineId" });
      const content = checkText(input.maintainContent, "maintainContent", fieldLimits.remarkLength);
      if (!content.ok) return content;
      const remark = checkRemark(input.remark);
      if (!remark.ok) return remark;
      const { medBatchId, machineId, maintainResult: result } = input;
      const written = { content: content.value, result, remark: remark.value };
      const upkeepId = await insertUpkeep(tx, batch, { medBatchId, machineId, ...written, userId: session.userId });
      await recordAudit(call, {
        action: "pharmacy.upkeep.create",
        object: batch.batchNo,
        merchant: { topId: batch.topId, merchantId: batch.merchantId },
        after: { medicine: batch.medicineName, machineNo, ...written },
      });
      return { upkeepId };
    },
  };
}
