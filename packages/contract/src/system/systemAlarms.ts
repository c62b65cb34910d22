import { alarmBatchLimit, alarmHandleStates, alarmLevels, systemAlarmKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, exportChoice, exportTicket, id, instant, listInput, listOutput } from "../shapes.ts";

const filters = {
  fromDay: day,
  toDay: day,
  alarmType: z.enum(systemAlarmKinds).optional(),
  handleStatus: z.enum(alarmHandleStates).optional(),
};
const rangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

/** Alarms of the service itself, found in its own facts once a minute (SYS-01, TOPBAR-20). */
export const systemAlarms = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/system/alarms",
    access: "system.alarm.read",
    summary: "Alarms of the service that began on the days asked for, newest first.",
    input: listInput(filters, ["alarmTime", "recoverTime"]),
    output: listOutput(
      z.object({
        alarmId: id,
        alarmTime: instant,
        alarmType: z.enum(systemAlarmKinds),
        alarmLevel: z.enum(alarmLevels),
        /** Which of several of its kind, e.g. the name of a duty; empty where there is one. */
        subject: z.string(),
        /** How much: tries, percent of the disk, or pieces. */
        figure: z.number().int(),
        recoverTime: instant.nullable(),
        handleStatus: z.enum(alarmHandleStates),
        handler: z.string().nullable(),
        handleTime: instant.nullable(),
        remark: z.string(),
      }),
    ),
    refusals: rangeRefusals,
  }),
  handle: endpoint({
    method: "POST",
    path: "/api/v1/system/alarms/handle",
    access: "system.alarm.write",
    summary: "Handles or ignores alarms, whether they go on or are over; refused as a whole when one of them may not.",
    input: z.object({
      systemAlarmIds: z.array(id).max(alarmBatchLimit),
      decision: z.enum(["handle", "ignore"]),
      remark: z.string().max(1_000).default(""),
    }),
    output: z.object({ alarms: z.number().int() }),
    refusals: ["alarms.selectToHandle", "record.unknown", "state.notAllowed", "field.required", "field.remarkTooLong"],
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/system/alarms/export",
    access: "system.alarm.read",
    summary: "Exports the filtered alarms into the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports", ...rangeRefusals],
  }),
};
