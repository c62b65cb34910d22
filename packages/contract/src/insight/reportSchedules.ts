import { reportCycles, reportNames, reportScheduleLimits } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/insight/report-schedules";
const one = { reportScheduleId: id };

/** Reports that are written and mailed by themselves (STAT-04). */
export const reportSchedules = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "insight.report.read",
    summary: "The caller's own schedules, newest first.",
    input: listInput({}, ["createdTime"]),
    output: listOutput(
      z.object({
        ...one,
        reportName: z.enum(reportNames),
        merchantNo: z.string(),
        /** The saved view that it was made from; empty without one. */
        viewName: z.string(),
        cycle: z.enum(reportCycles),
        sendDay: z.number().int(),
        sendTime: z.string(),
        /** Names of those who get it. */
        receivers: z.array(z.string()),
        enabled: z.boolean(),
        /** Null while it is off. */
        nextTime: instant.nullable(),
        createdTime: instant,
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "insight.report.write",
    summary: "Has a report of yesterday, the last seven days or the last month written and mailed again and again.",
    input: z.object({
      reportName: z.enum(reportNames),
      merchantNo: contains,
      /** A view of the caller, of the same statistics page, whose condition is kept. */
      savedViewId: id.optional(),
      cycle: z.enum(reportCycles),
      sendDay: z.number().int().default(1),
      sendTime: z.string().max(5),
      receiverIds: z.array(id).max(10 * reportScheduleLimits.receivers),
    }),
    output: z.object(one),
    refusals: [
      "field.required",
      "insight.sendDay",
      "insight.sendTime",
      "record.unknown",
      "access.noPermission",
      "access.tooManyEntries",
    ],
  }),
  enable: endpoint({
    method: "PUT",
    path: `${base}/:reportScheduleId/state`,
    access: "insight.report.write",
    summary: "Switches a schedule on, from its next day on, or off.",
    input: z.object({ ...one, enabled: z.boolean() }),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:reportScheduleId`,
    access: "insight.report.write",
    summary: "Deletes a schedule; reports that it wrote stay.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown"],
  }),
};
