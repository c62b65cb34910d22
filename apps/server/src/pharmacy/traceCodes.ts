import type { Permission } from "@yunshou/contract";
import type { traceCodes } from "@yunshou/contract/pharmacy/traceCodes";
import {
  checkBatchUsable,
  checkTraceCodes,
  isCopiedCode,
  isTraceCode,
  medicineOfCode,
  readTraceCodes,
  refuse,
  type Refusal,
  step,
  traceTable,
} from "@yunshou/domain";
import { raiseAlarms } from "../machines/conditions/alarms.queries.ts";
import { copyAlarmsToConditions } from "../machines/conditions/conditions.queries.ts";
import * as lanes from "../machines/lanes/lanes.queries.ts";
import { lockMachines } from "../machines/registry/machines.queries.ts";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import { isRefusal, keep } from "../platform/refused.ts";
import { type BatchOwner, batchOf, type BatchRecord } from "./batches.queries.ts";
import { todayOf } from "./batches.ts";
import { checkMedicine } from "./medicineGate.ts";
import { traceExport } from "./traceExport.ts";
import * as queries from "./traceCodes.queries.ts";

type AnyCall = Call<unknown, Permission>;
type Pasted = Call<{ readonly medBatchId: string; readonly traceCodes: string }, Permission>;

const partDigits = medicineOfCode("0".repeat(20)).length;
const unknown = (code: string, field = "traceCode") => refuse("pharmacy.traceUnknown", { field, values: { code } });

/** When and where a box was sold, for whoever scans it again. */
const soldAlready = (box: queries.TraceRecord, { session }: AnyCall, field = "traceCode") =>
  refuse("pharmacy.traceSold", {
    field,
    values: {
      code: box.code,
      machine: box.machineNo ?? "",
      time: new Intl.DateTimeFormat("sv-SE", {
        dateStyle: "short",
        timeStyle: "short",
        timeZone: session.timeZone,
      }).format(box.soldAt ?? new Date(0)),
    },
  });

/** Handlers of trace codes (MED-06). */
export function traceHandlers(): HandlersOf<typeof traceCodes> {
  const gate = (call: AnyCall) => checkMedicine(call, "medicine");
  const record = (call: AnyCall, verb: string, owner: BatchOwner, object: string, after: object) =>
    recordAudit(call, {
      action: `pharmacy.trace.${verb}`,
      object,
      merchant: { topId: owner.topId, merchantId: owner.merchantId },
      after,
    });
  /** The locked batch that codes are pasted for, when it may be sold, with the codes in their order. */
  const pasted = async (call: Pasted): Promise<{ batch: BatchRecord; codes: string[] } | Refusal> => {
    const refused = await gate(call);
    if (refused !== undefined) return refused;
    const codes = readTraceCodes(call.input.traceCodes);
    if (!codes.ok) return codes;
    const batch = await batchOf(call.tx, call.session.scope, call.input.medBatchId, { lock: true });
    if (batch === undefined) return refuse("pharmacy.batchUnknown", { field: "medBatchId" });
    const usable = checkBatchUsable(batch, todayOf(call));
    return usable.ok ? { batch, codes: codes.value } : usable;
  };

  return {
    async list(call) {
      const { tx, session, language, input } = call;
      return (await gate(call)) ?? queries.listTraceCodes(tx, { scope: session.scope, language }, input, input);
    },

    // Asked of any order that somebody opens: whoever sells no medicines has none in it.
    async ofOrder({ tx, session, language, input }) {
      return { rows: await queries.codesOfOrder(tx, { scope: session.scope, language }, input.orderNo) };
    },

    async record(call) {
      const given = await pasted(call);
      if (isRefusal(given)) return given;
      const { batch, codes } = given;
      const facts = await queries.partsOfMedicines(call.tx, batch, partDigits);
      const allowed = checkTraceCodes(codes, { ...facts, quantity: batch.quantity });
      if (!allowed.ok) return allowed;
      const written = new Set(await queries.insertTraceCodes(call.tx, batch, codes, call.session.userId));
      const taken = codes.find((code) => !written.has(code));
      if (taken !== undefined) return refuse("pharmacy.traceTaken", { field: "traceCodes", values: { code: taken } });
      await record(call, "create", batch, batch.batchNo, { medicine: batch.medicineName, codes: codes.length });
      return { codes: codes.length };
    },

    async place(call) {
      const { tx, session, input } = call;
      const given = await pasted(call);
      if (isRefusal(given)) return given;
      const { batch, codes } = given;
      const [machine] = await lockMachines(tx, session.scope, [input.machineId]);
      const [lane] = machine === undefined ? [] : await lanes.lockLanes(tx, machine.machineId, [input]);
      const holds = lane?.productId === batch.productId && lane.batchNo.toLowerCase() === batch.batchNo.toLowerCase();
      if (machine === undefined || !holds) return refuse("pharmacy.laneOther", { field: "laneNo" });
      const boxes = await queries.lockTraceCodes(tx, session.scope, codes);
      const known = new Map(boxes.map((box) => [box.code, box]));
      for (const code of codes) {
        const box = known.get(code);
        if (box === undefined || box.medBatchId !== batch.medBatchId) return unknown(code, "traceCodes");
        if (!step(traceTable, box.state, "place").ok) return soldAlready(box, call, "traceCodes");
      }
      await queries.placeTraceCodes(tx, batch, codes, input);
      const { machineNo } = machine;
      await record(call, "place", batch, batch.batchNo, { machineNo, laneNo: input.laneNo, codes: codes.length });
      return { codes: codes.length };
    },

    async scan(call) {
      const { tx, session, input, now } = call;
      const refused = await gate(call);
      if (refused !== undefined) return refused;
      const code = input.traceCode.trim();
      if (!isTraceCode(code))
        return refuse("pharmacy.traceMalformed", { field: "traceCode", values: { code: code.slice(0, 40) } });
      const machine = await queries.scanMachine(tx, session.scope, input.machineId);
      if (machine === undefined) return refuse("record.unknown", { field: "machineId" });
      const [box] = await queries.lockTraceCodes(tx, session.scope, [code]);
      if (box === undefined) return unknown(code);
      if (!step(traceTable, box.state, "sell").ok) {
        await scannedAgain(call, box, machine);
        return keep(soldAlready(box, call));
      }
      const batch = await batchOf(tx, session.scope, box.medBatchId);
      const usable = batch === undefined ? unknown(code) : checkBatchUsable(batch, todayOf(call));
      if (!usable.ok) return usable;
      await queries.sellTraceCode(tx, box, machine.machineId, now);
      await record(call, "scan", box, code, { machineNo: machine.machineNo });
      return {};
    },

    async remove(call) {
      const refused = await gate(call);
      if (refused !== undefined) return refused;
      const box = await queries.lockTraceId(call.tx, call.session.scope, call.input.traceId);
      if (box === undefined) return unknown("", "traceId");
      if (box.state === "sold") return soldAlready(box, call, "traceId");
      await queries.deleteTraceCode(call.tx, box);
      await record(call, "delete", box, box.code, {});
      return {};
    },

    export: async (call) => (await gate(call)) ?? startExport(call, traceExport),
  };
}

/** A sold box is counted as scanned again; far away within a day it is a copy, and the machine raises an alarm. */
async function scannedAgain(call: AnyCall, box: queries.TraceRecord, machine: queries.ScanMachine): Promise<void> {
  await queries.countRepeat(call.tx, box, call.now);
  const sold = { at: box.soldAt ?? new Date(0), place: box.place };
  if (!isCopiedCode(sold, { at: call.now, place: machine.place })) return;
  const detail = { detail: `${box.code} · ${box.machineNo ?? ""}` };
  const alarmed = await raiseAlarms(call.tx, [{ machineId: machine.machineId, kind: "contradiction", detail }]);
  await copyAlarmsToConditions(call.tx, alarmed);
}
