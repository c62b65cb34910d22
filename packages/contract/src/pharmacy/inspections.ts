import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, exportTicket, id } from "../shapes.ts";

/** What an inspection of the authorities asks for, as one file. */
export const inspections = {
  export: endpoint({
    method: "POST",
    path: "/api/v1/pharmacy/inspections/export",
    access: "pharmacy.inspection.export",
    summary:
      "Writes licences and rules of sale, temperatures and excursions, storage checks, expiry, and sales by trace code of one machine or all into one workbook of the download centre; 31 days at most.",
    input: z.object({ machineId: id.nullable(), fromDay: day, toDay: day, format: z.literal("xlsx") }),
    output: exportTicket,
    refusals: [
      "merchants.featureOff",
      "record.unknown",
      "range.tooLong",
      "range.reversed",
      "range.tooEarly",
      "insight.nothingToExport",
      "system.exportRunning",
      "system.tooManyExports",
    ],
  }),
};
