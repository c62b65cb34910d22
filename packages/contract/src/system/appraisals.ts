import { appraisalIndicators, periodPattern } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, exportChoice, exportTicket, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/system/appraisals";
/** A month, YYYY-MM. */
const period = z.string().regex(periodPattern);
const filters = { period, userName: contains, indicator: z.enum(appraisalIndicators).optional() };
const one = { userId: id, period, indicator: z.enum(appraisalIndicators) };

/** Performance of people by month, from what they did (GEN-19, GEN-03). */
export const appraisals = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "system.appraisal.read",
    summary: "People of the caller's merchants with what they did in a month, and how well, by indicator.",
    input: listInput(filters, ["done", "score"]),
    output: listOutput(
      z.object({
        rowKey: z.string(),
        ...one,
        userName: z.string(),
        account: z.string(),
        merchantName: z.string(),
        /** How often it was done, and how often of these well. */
        done: z.number().int(),
        good: z.number().int(),
        /** What the facts say. */
        factScore: z.number().int().nullable(),
        /** Given by a person, else what the facts say. */
        score: z.number().int().nullable(),
        scoredBy: z.string().nullable(),
        scoredTime: instant.nullable(),
        remark: z.string(),
      }),
    ),
  }),
  facts: endpoint({
    method: "GET",
    path: `${base}/facts`,
    access: "system.appraisal.read",
    summary: "What one person did in a month by one indicator, newest first.",
    input: listInput(one, ["doneTime"]),
    output: listOutput(
      z.object({
        factId: z.string(),
        doneTime: instant,
        machineNo: z.string().nullable(),
        machineName: z.string().nullable(),
        /** A lane, the content of a maintenance, or the title of a ticket. */
        subject: z.string(),
        good: z.boolean(),
      }),
    ),
  }),
  score: endpoint({
    method: "PUT",
    path: base,
    access: "system.appraisal.write",
    summary: "Gives a score instead of that of the facts.",
    input: z.object({ ...one, score: z.number(), remark: z.string().max(1_000) }),
    output: nothing,
    refusals: ["record.unknown", "access.notYourself", "system.scoreRange", "field.required", "field.remarkTooLong"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "system.appraisal.read",
    summary: "Writes the filtered appraisals into a file of the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
