import type { AnswerOf, ParsedInputOf } from "@yunshou/contract";
import type { maintenances } from "@yunshou/contract/machines/maintenances";
import {
  addDays,
  businessDay,
  checkDayRange,
  checkMaintenance,
  maintenanceCostFen,
  maintenanceTable,
  queryRangeDays,
  type Refusal,
  refuse,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { lockMachines } from "../registry/machines.queries.ts";
import { maintenanceExport } from "./maintenanceExport.ts";
import * as queries from "./maintenances.queries.ts";

type Detail = AnswerOf<typeof maintenances.detail>;
type Form = Omit<ParsedInputOf<typeof maintenances.create>, "machineId" | "alarmId">;

/** Handlers of maintenance and repair (MACHINE-24, HTTP-19). */
export const maintenanceHandlers: HandlersOf<typeof maintenances> = {
  async list({ tx, session, input, now }) {
    const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
    return range.ok
      ? queries.listMaintenances(tx, session.scope, businessDay(now, session.timeZone), input, input)
      : range;
  },

  async detail({ tx, session, input, now }) {
    const today = businessDay(now, session.timeZone);
    const found = await queries.findMaintenance<Detail>(tx, session.scope, input.maintenanceId, today);
    return found ?? refuse("record.unknown", { field: "maintenanceId" });
  },

  async parts({ tx, session }) {
    return { parts: await queries.usedParts(tx, session.scope) };
  },

  async create(call) {
    const { tx, session, input } = call;
    const alarmId = input.alarmId ?? null;
    const ofAlarm = alarmId === null ? undefined : await queries.machineOfAlarm(tx, session.scope, alarmId);
    if (alarmId !== null && ofAlarm === undefined) return refuse("record.unknown", { field: "alarmId" });
    const machineId = ofAlarm ?? input.machineId;
    if (machineId === null) return refuse("machines.numberEmpty", { field: "machineId" });
    const form = readForm(input);
    if ("ok" in form) return form;
    const [machine] = await lockMachines(tx, session.scope, [machineId]);
    if (machine === undefined) return refuse("record.unknown", { field: "machineId" });
    if (machine.decommissioned) return refuse("machines.decommissioned", { field: "machineId" });
    const maintenanceId = await queries.insertMaintenance(tx, machine, form, { alarmId, createdBy: session.userId });
    await recordAudit(call, {
      action: "machines.maintenance.create",
      object: machine.machineNo,
      merchant: machine,
      after: { maintenanceId, ...shown(form) },
    });
    return { maintenanceId };
  },

  async update(call) {
    const { tx, session, input } = call;
    const form = readForm(input);
    if ("ok" in form) return form;
    const held = await queries.lockMaintenance(tx, session.scope, input.maintenanceId);
    if (held === undefined) return refuse("record.unknown", { field: "maintenanceId" });
    const allowed = step(maintenanceTable, held.state, "edit");
    if (!allowed.ok) return allowed;
    await queries.updateMaintenance(tx, input.maintenanceId, form);
    await recordAudit(call, {
      action: "machines.maintenance.update",
      object: held.machineNo,
      merchant: held,
      after: { maintenanceId: input.maintenanceId, ...shown(form) },
    });
    return {};
  },

  async finish(call) {
    const { tx, session, input, now } = call;
    const held = await queries.lockMaintenance(tx, session.scope, input.maintenanceId);
    if (held === undefined) return refuse("record.unknown", { field: "maintenanceId" });
    const allowed = step(maintenanceTable, held.state, "finish");
    if (!allowed.ok) return allowed;
    await queries.finishMaintenance(tx, input.maintenanceId, { day: input.maintainTime, userId: session.userId, now });
    const nextId =
      held.everyDays === null || held.decommissioned
        ? null
        : await queries.repeatMaintenance(tx, input.maintenanceId, {
            day: addDays(input.maintainTime, held.everyDays),
            userId: session.userId,
          });
    await recordAudit(call, {
      action: "machines.maintenance.markDone",
      object: held.machineNo,
      merchant: held,
      after: { maintenanceId: input.maintenanceId, maintainTime: input.maintainTime, nextId },
    });
    return { nextId };
  },

  async remove(call) {
    const { tx, session, input } = call;
    const held = await queries.lockMaintenance(tx, session.scope, input.maintenanceId);
    if (held === undefined) return refuse("record.unknown", { field: "maintenanceId" });
    const allowed = step(maintenanceTable, held.state, "remove");
    if (!allowed.ok) return allowed;
    await queries.removeMaintenance(tx, input.maintenanceId);
    await recordAudit(call, {
      action: "machines.maintenance.remove",
      object: held.machineNo,
      merchant: held,
      before: { maintenanceId: input.maintenanceId, maintainTime: held.dueDay },
    });
    return {};
  },

  async export(call) {
    const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.exports);
    return range.ok ? startExport(call, maintenanceExport) : range;
  },
};

const shown = ({ labourFen, costFen, parts, ...form }: queries.MaintenanceColumns) => ({
  ...form,
  labourFen: labourFen.toString(),
  costFen: costFen.toString(),
  parts: JSON.parse(parts) as unknown,
});

/** The form as columns, or the first rule that it breaks. */
function readForm(form: Form): queries.MaintenanceColumns | Refusal {
  const checked = checkMaintenance({
    ...form,
    labourFen: BigInt(form.labourFen),
    parts: form.parts.map((part) => ({ ...part, priceFen: BigInt(part.priceFen) })),
  });
  if (!checked.ok) return checked;
  const { value } = checked;
  return {
    kind: form.maintainType,
    content: value.maintainContent,
    faultKind: form.faultType,
    maintainer: value.maintainer,
    dueDay: form.maintainTime,
    everyDays: value.everyDays,
    labourFen: value.labourFen,
    costFen: maintenanceCostFen(value),
    parts: JSON.stringify(value.parts.map((part) => ({ ...part, priceFen: part.priceFen.toString() }))),
    remark: value.remark,
  };
}
