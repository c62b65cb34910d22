import { statfs } from "node:fs/promises";
import type { systemAlarms } from "@yunshou/contract/system/systemAlarms";
import {
  alarmHandleTable,
  checkDayRange,
  checkRemark,
  diskFinding,
  queryRangeDays,
  type Refusal,
  refuse,
  step,
  systemAlarmLevelOf,
} from "@yunshou/domain";
import { recordAudits } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { repeating, type RepeatedDuty } from "../../platform/timers.ts";
import { pruneSystemAlarms, readFindings, recordFindings } from "./findings.queries.ts";
import { systemAlarmExport } from "./systemAlarmExport.ts";
import * as queries from "./systemAlarms.queries.ts";

const everyMs = 60_000;

/** Looks at the service itself once a minute and writes down what is wrong with it, and what is well again. */
export const systemAlarmDuty = ({ dataDir }: { readonly dataDir: string }): RepeatedDuty =>
  repeating("system.alarms", everyMs, async ({ tx, now }) => {
    const disk = await statfs(dataDir).then(
      ({ blocks, bavail }) => diskFinding(blocks, bavail),
      () => undefined,
    );
    const findings = await readFindings(tx, now);
    await recordFindings(tx, disk === undefined ? findings : [...findings, disk], now);
    await pruneSystemAlarms(tx, now);
  });

const checkRange = ({ fromDay, toDay }: queries.SystemAlarmFilters, limitDays: number): Refusal | undefined => {
  const checked = checkDayRange(fromDay, toDay, limitDays);
  return checked.ok ? undefined : checked;
};

const presented = (row: queries.StoredSystemAlarm) => ({
  ...row,
  alarmLevel: systemAlarmLevelOf[row.alarmType],
});

/** Handlers of alarms of the service itself (SYS-01). */
export const systemAlarmHandlers: HandlersOf<typeof systemAlarms> = {
  async list({ tx, session, input }) {
    const refused = checkRange(input, queryRangeDays.history);
    if (refused !== undefined) return refused;
    const { rows, ...found } = await queries.listSystemAlarms(tx, session.scope, session.timeZone, input, input);
    return { ...found, rows: rows.map(presented) };
  },

  async handle(call) {
    const { tx, session, input } = call;
    if (input.systemAlarmIds.length === 0) return refuse("alarms.selectToHandle");
    const remark = checkRemark(input.remark);
    if (!remark.ok) return remark;
    if (input.decision === "handle" && remark.value === "") return refuse("field.required", { field: "remark" });
    const held = await queries.lockSystemAlarms(tx, input.systemAlarmIds);
    if (held.length < new Set(input.systemAlarmIds).size) return refuse("record.unknown", { field: "systemAlarmIds" });
    const refused = held
      .map(({ handleStatus }) => step(alarmHandleTable, handleStatus, input.decision))
      .find((one) => !one.ok);
    if (refused !== undefined && !refused.ok) return refused;
    const handleStatus = input.decision === "handle" ? "handled" : "ignored";
    const handling = { handleStatus, remark: remark.value } as const;
    await queries.saveSystemHandling(
      tx,
      held.map(({ alarmId }) => alarmId),
      { ...handling, handledBy: session.userId },
    );
    await recordAudits(
      call,
      held.map((alarm) => ({
        action: `system.alarm.${input.decision === "handle" ? "handle" : "dismiss"}`,
        object: [alarm.kind, alarm.subject].filter(Boolean).join(" "),
        merchant: { topId: session.topMerchantId, merchantId: session.merchantId },
        before: { handleStatus: alarm.handleStatus },
        after: handling,
      })),
    );
    return { alarms: held.length };
  },

  export: async (call) => checkRange(call.input, queryRangeDays.exports) ?? startExport(call, systemAlarmExport),
};
