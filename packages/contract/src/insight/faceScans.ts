import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/insight/face-scans";

const filters = {
  fromDay: day,
  toDay: day,
  machineNo: contains,
  merchantNo: contains,
};

const refusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

const count = z.number().int();

/** What cameras saw, and what was paid by face. */
const figures = z.object({
  scanCount: count,
  /** Scans after which the machine knew who it was. */
  scanSuccess: count,
  /** Of the scans, 0 to 1; null without one. */
  successRate: z.number().nullable(),
  /** Sales that were paid by face. */
  faceCount: count,
  salesAmountFen: fen,
});

/** Face-scan payments and recognitions by machine and business day (MACHINE-28). All figures come from a rollup. */
export const faceScans = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "insight.faceScans.read",
    summary: "Face scans by business day and machine, the newest day first; at most 92 days.",
    input: listInput(filters, ["day", "machineNo", "scanCount", "scanSuccess", "faceCount", "salesAmountFen"]),
    output: listOutput(
      figures.extend({
        /** Day and machine. */
        rowId: z.string(),
        day,
        machineId: id,
        machineNo: z.string(),
        machineName: z.string(),
        merchantName: z.string(),
      }),
    ),
    refusals,
  }),
  summary: endpoint({
    method: "GET",
    path: `${base}/summary`,
    access: "insight.faceScans.read",
    summary: "Face scans of the filtered machines in all and by day.",
    input: z.object(filters),
    output: z.object({
      total: figures,
      /** Every day of the range; one without a scan is 0. */
      days: z.array(figures.extend({ day })),
    }),
    refusals,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "insight.faceScans.read",
    summary: "The list as a file of the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...refusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
