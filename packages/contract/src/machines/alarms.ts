import { alarmBatchLimit, alarmHandleStates, alarmKinds, alarmLevels, alarmResults } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, id, instant, listInput, listOutput } from "../shapes.ts";

const filters = {
  fromDay: day.optional(),
  toDay: day.optional(),
  machineNo: contains,
  merchantNo: contains,
  alarmType: z.enum(alarmKinds).optional(),
  handleStatus: z.enum(alarmHandleStates).optional(),
  /** `open` goes on, of a machine in service; `recovered` is over. */
  recovery: z.enum(["open", "recovered"]).optional(),
};
const rangeRefusals = ["field.required", "range.tooLong", "range.reversed", "range.tooEarly"] as const;

/** One alarm (MACHINE-22). */
export const alarmRow = z.object({
  alarmId: id,
  alarmTime: instant,
  machineNo: z.string(),
  machineName: z.string(),
  pointName: z.string().nullable(),
  merchantNo: z.string(),
  merchantName: z.string(),
  alarmType: z.enum(alarmKinds),
  alarmLevel: z.enum(alarmLevels),
  laneNo: z.number().int().nullable(),
  /** A figure with its unit, e.g. "36.5 °C" or "5/60" (STOCK-04), or what the machine said of it. */
  alarmContent: z.string(),
  recoverTime: instant.nullable(),
  handleStatus: z.enum(alarmHandleStates),
  handleResult: z.enum(alarmResults).nullable(),
  handler: z.string().nullable(),
  handleTime: instant.nullable(),
  remark: z.string(),
});

/** Alarms of machines and what people made of them (MACHINE-22, MACHINE-23). */
export const alarms = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/machines/alarms",
    access: "machines.alarm.read",
    summary: "Alarms of the machines that the caller may see, newest first.",
    input: listInput(filters, ["alarmTime", "recoverTime"]),
    output: listOutput(alarmRow),
    refusals: [...rangeRefusals],
  }),
  handle: endpoint({
    method: "POST",
    path: "/api/v1/machines/alarms/handle",
    access: "machines.alarm.write",
    summary: "Handles or ignores alarms, whether they go on or are over; refused as a whole when one of them may not.",
    input: z.object({
      alarmIds: z.array(id).max(alarmBatchLimit),
      decision: z.enum(["handle", "ignore"]),
      handleResult: z.enum(alarmResults).nullable().default(null),
      remark: z.string().max(1_000).default(""),
    }),
    output: z.object({ alarms: z.number().int() }),
    refusals: ["alarms.selectToHandle", "record.unknown", "state.notAllowed", "field.required", "field.remarkTooLong"],
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/machines/alarms/export",
    access: "machines.alarm.read",
    summary: "Exports the filtered alarms into the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports", ...rangeRefusals],
  }),
};
