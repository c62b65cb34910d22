import { auditKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { recordKinds, recordNo } from "../records.ts";
import { contains, day, exportChoice, exportTicket, id, instant, listInput, listOutput } from "../shapes.ts";

const filters = {
  logOperator: contains,
  logType: z.enum(auditKinds).optional(),
  logAction: contains,
  logObject: contains,
  fromDay: day,
  toDay: day,
};

/** The newest changes of one record are told; the log page has all of them. */
export const activityLimit = 50;

/** One entry of the log (SYS-01). What was done is a code; the console and exports put it into words. */
export const logRow = z.object({
  logId: id,
  logTime: instant,
  /** Null when nobody was logged in, or when the person belongs to a merchant above the reader's. */
  logOperator: z.string().nullable(),
  operatorKnown: z.boolean(),
  merchantName: z.string(),
  logType: z.enum(auditKinds),
  logAction: z.string(),
  logObject: z.string(),
  logResult: z.enum(["succeeded", "failed"]),
  /** The page of the console on which it was done. */
  logPage: z.string().nullable(),
  address: z.string().nullable(),
});

export const logs = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/system/logs",
    access: "system.log.read",
    summary:
      "Changes, logins, exports and looks at personal data in the caller's merchants, newest first; at most 7 days.",
    input: listInput(filters, ["logTime"]),
    output: listOutput(logRow),
    refusals: ["range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  detail: endpoint({
    method: "GET",
    path: "/api/v1/system/logs/:logId",
    access: "system.log.read",
    summary: "One entry with the state before and after.",
    input: z.object({ logId: id }),
    output: logRow.extend({ before: z.json(), after: z.json(), requestId: z.string().nullable() }),
    refusals: ["record.unknown"],
  }),
  ofRecord: endpoint({
    method: "GET",
    path: "/api/v1/system/records/:recordKind/:recordNo/logs",
    access: "system.log.read",
    summary:
      "What was changed of one record of the caller's merchants, newest first, each entry with before and after.",
    input: z.object({ recordKind: z.enum(recordKinds), recordNo }),
    output: z.object({
      rows: z.array(logRow.extend({ before: z.json(), after: z.json() })),
      /** What pages call the properties of these states, in the reader's language; those that no page shows are missing. */
      labels: z.record(z.string(), z.string()),
    }),
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/system/logs/export",
    access: "system.log.read",
    summary: "Writes the log of any range into a file of the download centre; the export itself is recorded.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [
      "insight.nothingToExport",
      "system.exportRunning",
      "system.tooManyExports",
      "range.reversed",
      "range.tooEarly",
    ],
  }),
};
