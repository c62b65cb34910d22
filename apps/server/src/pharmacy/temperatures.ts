import type { temperatures } from "@yunshou/contract/pharmacy/temperatures";
import {
  checkDayRange,
  checkExposureEvent,
  checkExposureReason,
  refuse,
  emptiesLanes,
  stopsLanes,
  temperatureLimits,
} from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { HandlersOf } from "../platform/call.ts";
import { emptyLanes, stopLanes } from "./batchLanes.ts";
import { checkMedicine } from "./medicineGate.ts";
import * as queries from "./temperatures.queries.ts";

/** What the log calls each decision. */
const actions = {
  release: "pharmacy.temperature.release",
  withdraw: "pharmacy.temperature.withdraw",
  destroy: "pharmacy.temperature.destroy",
  confirm: "pharmacy.temperature.confirm",
  decline: "pharmacy.temperature.decline",
} as const;

/** Handlers of the temperature log of cabinets and of what became of the batches that lay too warm or too cold (MED-08). */
export function temperatureHandlers(): HandlersOf<typeof temperatures> {
  return {
    list: async (call) =>
      (await checkMedicine(call, "medicine")) ??
      queries.listMachines(call.tx, call.session.scope, call.input, call.now, call.input),

    async detail(call) {
      const { tx, session, language, input } = call;
      const refused = await checkMedicine(call, "medicine");
      if (refused !== undefined) return refused;
      const range = checkDayRange(input.fromDay, input.toDay, temperatureLimits.rangeDays);
      if (!range.ok) return range;
      const found = await queries.machineOf(tx, session.scope, input.machineId);
      if (found === undefined) return refuse("record.unknown", { field: "machineId" });
      const { topId: _, ...machine } = found;
      const { scope, timeZone, userId } = session;
      return {
        ...machine,
        points: await queries.pointsOf(tx, scope, input.machineId, input, timeZone),
        excursions: await queries.excursionsOf(tx, { scope, language, userId }, input.machineId, input, timeZone),
      };
    },

    async decide(call) {
      const { tx, session, input } = call;
      const refused = await checkMedicine(call, "medicine");
      if (refused !== undefined) return refused;
      const one = await queries.lockExposure(tx, session.scope, input.exposureId);
      if (one === undefined) return refuse("pharmacy.exposureUnknown", { field: "exposureId" });
      const next = checkExposureEvent(one, input.decision, session.userId);
      if (!next.ok) return next;
      const reason = checkExposureReason(input.reason);
      if (!reason.ok) return reason;
      await queries.saveDecision(tx, one, next.value, reason.value, session.userId);
      if (stopsLanes(input.decision)) await stopLanes(tx, await queries.lanesWithExposed(tx, one), session.userId);
      if (emptiesLanes(input.decision))
        await emptyLanes(tx, await queries.lanesWithExposed(tx, one), {
          documentId: one.exposureId,
          actorId: session.userId,
        });
      await recordAudit(call, {
        action: actions[input.decision],
        object: one.batchNo,
        merchant: { topId: one.topId, merchantId: one.merchantId },
        before: { state: one.state },
        after: { machineNo: one.machineNo, state: next.value, pieces: one.pieces, reason: reason.value },
      });
      return {};
    },
  };
}
