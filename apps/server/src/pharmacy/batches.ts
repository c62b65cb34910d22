import type { Permission } from "@yunshou/contract";
import type { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import {
  batchStateOf,
  businessDay,
  checkBatchDelete,
  checkBatchFields,
  checkBatchQuantity,
  checkBatchUsable,
  checkDayRange,
  checkRecallReason,
  daysToExpiry,
  queryRangeDays,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import * as lanes from "../machines/lanes/lanes.queries.ts";
import { lockMachines } from "../machines/registry/machines.queries.ts";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import { isRefusal } from "../platform/refused.ts";
import * as queries from "./batches.queries.ts";
import { stopLanesWith } from "./batchLanes.ts";
import { checkMedicine } from "./medicineGate.ts";
import { medicineExpiryExport, medicineStockExport } from "./placeExports.ts";
import { placeRow } from "./placeRow.ts";
import * as places from "./places.queries.ts";

type AnyCall = Call<unknown, Permission>;

const unknown = () => refuse("pharmacy.batchUnknown", { field: "medBatchId" });
const taken = () => refuse("pharmacy.batchTaken", { field: "batchNo" });
export const todayOf = ({ now, session }: Pick<AnyCall, "now" | "session">) => businessDay(now, session.timeZone);
const readerOf = ({ session, language }: Pick<AnyCall, "session" | "language">) => ({ scope: session.scope, language });

/** Handlers of batches, of what lies where, and of what nears its end (MED-05 to MED-07, MED-11). */
export function batchHandlers(): HandlersOf<typeof medicineBatches> {
  const gate = (call: AnyCall) => checkMedicine(call, "medicine");
  const held = async (call: AnyCall, medBatchId: string): Promise<queries.BatchRecord | Refusal> =>
    (await gate(call)) ?? (await queries.batchOf(call.tx, call.session.scope, medBatchId, { lock: true })) ?? unknown();
  const record = (
    call: AnyCall,
    verb: string,
    owner: queries.BatchOwner,
    object: string,
    before?: unknown,
    after?: unknown,
  ) =>
    recordAudit(call, {
      action: `pharmacy.batch.${verb}`,
      object,
      merchant: { topId: owner.topId, merchantId: owner.merchantId },
      before,
      after,
    });

  return {
    async list(call) {
      const refused = await gate(call);
      if (refused !== undefined) return refused;
      const { fromDay, toDay } = call.input;
      if (fromDay !== undefined && toDay !== undefined) {
        const range = checkDayRange(fromDay, toDay, queryRangeDays.statistics);
        if (!range.ok) return range;
      }
      const today = todayOf(call);
      const { rows, ...found } = await queries.listBatches(call.tx, readerOf(call), call.input, call.input);
      return {
        ...found,
        rows: rows.map(({ recalled, nearDays, ...row }) => ({
          ...row,
          daysToExpiry: daysToExpiry(row.shelfLifeDate, today),
          batchState: batchStateOf({ ...row, recalled }, today, nearDays),
        })),
      };
    },

    async places(call) {
      const refused = await gate(call);
      if (refused !== undefined) return refused;
      const batch = await queries.batchOf(call.tx, call.session.scope, call.input.medBatchId);
      if (batch === undefined) return unknown();
      return {
        batchNo: batch.batchNo,
        medicineName: batch.medicineName,
        batchState: batchStateOf(batch, todayOf(call), batch.nearDays),
        recallReason: batch.recallReason,
        recallTime: batch.recalledAt,
        rows: await queries.lanesOfBatch(call.tx, call.session.scope, batch),
      };
    },

    async create(call) {
      const { tx, session, input } = call;
      const refused = await gate(call);
      if (refused !== undefined) return refused;
      const owner = await queries.medicineOwner(tx, session.scope, input.productId);
      if (owner === undefined) return refuse("pharmacy.medicineUnknown", { field: "productId" });
      const fields = checkBatchFields(input, todayOf(call));
      if (!fields.ok) return fields;
      await queries.lockBatchNumbers(tx, input.productId);
      if (await queries.isBatchTaken(tx, owner.topId, input.productId, fields.value.batchNo)) return taken();
      const medBatchId = await queries.insertBatch(tx, owner, input.productId, fields.value);
      await record(call, "create", owner, fields.value.batchNo, undefined, { medicine: owner.name, ...fields.value });
      return { medBatchId };
    },

    async update(call) {
      const batch = await held(call, call.input.medBatchId);
      if (isRefusal(batch)) return batch;
      if (batch.recalled) return refuse("pharmacy.batchRecalled", { field: "batchNo" });
      const fields = checkBatchFields(call.input, todayOf(call));
      if (!fields.ok) return fields;
      const { batchNo, batchQty: quantity } = fields.value;
      const large = checkBatchQuantity(quantity, (await queries.usesOfBatch(call.tx, batch)).codes);
      if (!large.ok) return large;
      await queries.lockBatchNumbers(call.tx, batch.productId);
      if (await queries.isBatchTaken(call.tx, batch.topId, batch.productId, batchNo, batch.medBatchId)) return taken();
      await queries.updateBatch(call.tx, batch, fields.value);
      const { productionDate, shelfLifeDate, quantity: batchQty } = batch;
      const before = { batchNo: batch.batchNo, productionDate, shelfLifeDate, batchQty };
      await record(call, "update", batch, batchNo, before, fields.value);
      return {};
    },

    async remove(call) {
      const batch = await held(call, call.input.medBatchId);
      if (isRefusal(batch)) return batch;
      const uses = await queries.usesOfBatch(call.tx, batch);
      const allowed = checkBatchDelete({ ...uses, recalled: batch.recalled });
      if (!allowed.ok) return allowed;
      await queries.deleteBatch(call.tx, batch);
      await record(call, "delete", batch, batch.batchNo, { medicine: batch.medicineName });
      return {};
    },

    async assign(call) {
      const { tx, session, input } = call;
      const batch = await held(call, input.medBatchId);
      if (isRefusal(batch)) return batch;
      const usable = checkBatchUsable(batch, todayOf(call));
      if (!usable.ok) return usable;
      const [machine] = await lockMachines(tx, session.scope, [input.machineId]);
      const [lane] = machine === undefined ? [] : await lanes.lockLanes(tx, machine.machineId, [input]);
      if (machine === undefined || lane?.productId !== batch.productId)
        return refuse("pharmacy.laneOther", { field: "laneNo" });
      const next = { ...lane, batchNo: batch.batchNo };
      await lanes.saveLanes(tx, machine.machineId, [next]);
      await lanes.recordLaneChanges(tx, machine, session.userId, [
        { ...next, action: "save", before: lane, after: next },
      ]);
      const place = { machineNo: machine.machineNo, cabinet: input.cabinet, laneNo: input.laneNo };
      await record(call, "putIntoLane", batch, batch.batchNo, { ...place, batchNo: lane.batchNo }, place);
      return {};
    },

    async recall(call) {
      const batch = await held(call, call.input.medBatchId);
      if (isRefusal(batch)) return batch;
      if (batch.recalled) return refuse("pharmacy.batchRecalled", { field: "medBatchId" });
      const reason = checkRecallReason(call.input.reason);
      if (!reason.ok) return reason;
      await queries.markRecalled(call.tx, batch, reason.value, call.session.userId);
      const stopped = await stopLanesWith(call.tx, batch, call.session.userId);
      await record(call, "recall", batch, batch.batchNo, undefined, { reason: reason.value, ...stopped });
      return stopped;
    },

    async stock(call) {
      const refused = await gate(call);
      if (refused !== undefined) return refused;
      const { rows, ...found } = await places.listStock(call.tx, readerOf(call), call.input, call.input);
      return { ...found, rows: rows.map((row) => placeRow(row, todayOf(call))) };
    },

    async expiry(call) {
      const refused = await gate(call);
      if (refused !== undefined) return refused;
      const today = todayOf(call);
      const { rows, ...found } = await places.listExpiry(call.tx, readerOf(call), call.input, today, call.input);
      return { ...found, rows: rows.map((row) => placeRow(row, today)) };
    },

    async expirySums(call) {
      const refused = await gate(call);
      return refused ?? { steps: await places.expirySums(call.tx, readerOf(call), call.input, todayOf(call)) };
    },

    exportStock: async (call) => (await gate(call)) ?? startExport(call, medicineStockExport),
    exportExpiry: async (call) => (await gate(call)) ?? startExport(call, medicineExpiryExport),
  };
}
