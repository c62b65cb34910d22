import { cardLogTypes } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, instant, listInput, listOutput } from "../shapes.ts";

const filters = { fromDay: day, toDay: day, cardNo: contains, cardAction: z.enum(cardLogTypes).optional() };
const refusals = ["merchants.featureOff", "range.tooLong", "range.reversed", "range.tooEarly"] as const;

/** What was done with cards, and by whom (CARD-23, SYS-01). */
export const cardLogs = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/card-logs",
    access: "members.log.read",
    summary: "Actions on cards, newest first; at most 7 days.",
    input: listInput(filters, ["logTime"]),
    output: listOutput(
      z.object({
        logId: id,
        logTime: instant,
        cardNo: z.string(),
        cardAction: z.enum(cardLogTypes),
        /** The new card of a replacement. */
        newCardNo: z.string().nullable(),
        /** Money that was put on or taken off; below zero it was given back. */
        amountFen: fen.nullable(),
        remark: z.string(),
        /** Null when the person belongs to a merchant above the reader's. */
        operatorName: z.string().nullable(),
        merchantNo: z.string(),
        merchantName: z.string(),
      }),
    ),
    refusals,
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/card-logs/export",
    access: "members.log.read",
    summary: "Writes the filtered actions into a file of the download centre; at most 7 days.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...refusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
