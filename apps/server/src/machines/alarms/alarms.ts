import type { alarms } from "@yunshou/contract/machines/alarms";
import {
  alarmHandleTable,
  checkAlarmHandling,
  checkDayRange,
  queryRangeDays,
  type Refusal,
  refuse,
  step,
} from "@yunshou/domain";
import { recordAudits } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { alarmExport } from "./alarmExport.ts";
import { alarmRow } from "./alarmRow.ts";
import * as queries from "./alarmList.queries.ts";

/** Without days every alarm is meant, e.g. all that go on, however long ago they began; half a range is none. */
function checkRange({ fromDay, toDay }: queries.AlarmFilters, limitDays: number): Refusal | undefined {
  if (fromDay === undefined && toDay === undefined) return undefined;
  if (fromDay === undefined) return refuse("field.required", { field: "fromDay" });
  if (toDay === undefined) return refuse("field.required", { field: "toDay" });
  const checked = checkDayRange(fromDay, toDay, limitDays);
  return checked.ok ? undefined : checked;
}

/** Handlers of alarms and of what people make of them (MACHINE-22). */
export const alarmHandlers: HandlersOf<typeof alarms> = {
  async list({ tx, session, input }) {
    const refused = checkRange(input, queryRangeDays.history);
    if (refused !== undefined) return refused;
    const { rows, ...found } = await queries.listAlarms(tx, session.scope, session.timeZone, input, input);
    return { rows: rows.map(alarmRow), ...found };
  },

  async handle(call) {
    const { tx, session, input } = call;
    if (input.alarmIds.length === 0) return refuse("alarms.selectToHandle");
    const remark = checkAlarmHandling(input);
    if (!remark.ok) return remark;
    const held = await queries.lockAlarms(tx, session.scope, input.alarmIds);
    if (held.length < new Set(input.alarmIds).size) return refuse("record.unknown", { field: "alarmIds" });
    const steps = held.map(({ handleStatus }) => step(alarmHandleTable, handleStatus, input.decision));
    const refused = steps.find((one) => !one.ok);
    if (refused !== undefined && !refused.ok) return refused;
    const handleStatus = input.decision === "handle" ? "handled" : "ignored";
    const handleResult = input.decision === "handle" ? input.handleResult : null;
    await queries.saveHandling(
      tx,
      session.scope,
      held.map(({ alarmId }) => alarmId),
      { handleStatus, handleResult, remark: remark.value, handledBy: session.userId },
    );
    await recordAudits(
      call,
      held.map((alarm) => ({
        action: `machines.alarm.${input.decision === "handle" ? "handle" : "dismiss"}`,
        object: alarm.machineNo,
        merchant: alarm,
        before: { kind: alarm.kind, handleStatus: alarm.handleStatus },
        after: { handleStatus, handleResult, remark: remark.value },
      })),
    );
    return { alarms: held.length };
  },

  export: async (call) => checkRange(call.input, queryRangeDays.exports) ?? startExport(call, alarmExport),
};
