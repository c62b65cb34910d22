import { cabinets, refillCauses } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, id, instant, listInput, listOutput } from "../shapes.ts";

const rangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;
const filters = { fromDay: day, toDay: day, machineNo: contains, replenisher: contains };

const place = {
  machineNo: z.string(),
  machineName: z.string(),
  cabinet: z.enum(cabinets),
  laneNo: z.number().int(),
  productCode: z.string().nullable(),
  productName: z.string().nullable(),
};

const refillRow = z.object({
  movementId: id,
  ...place,
  pointName: z.string().nullable(),
  /** Before the refill, and after it. */
  stockBefore: z.number().int(),
  stock: z.number().int(),
  replenishQty: z.number().int(),
  /** Null where the machine reported it. */
  replenisher: z.string().nullable(),
  replenishTime: instant,
});

const checkRow = z.object({
  checkId: id,
  ...place,
  last: z.number().int(),
  loaded: z.number().int(),
  sold: z.number().int(),
  expected: z.number().int(),
  reported: z.number().int(),
  difference: z.number().int(),
  reportedTime: instant,
  /** Null while it waits for an explanation. */
  cause: z.enum(refillCauses).nullable(),
  remark: z.string(),
  explainedBy: z.string().nullable(),
});

/** Replenishment records and what machines say against them (STOCK-03). */
export const refills = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/stock/refills",
    access: "stock.refill.read",
    summary: "Refilled lanes, newest first.",
    input: listInput(filters, ["replenishTime", "replenishQty"]),
    output: listOutput(refillRow),
    refusals: rangeRefusals,
  }),
  detail: endpoint({
    method: "GET",
    path: "/api/v1/stock/refills/detail",
    access: "stock.refill.read",
    summary: "Every lane that the same person, or the machine, refilled within the half hour around one refill.",
    input: z.object({ movementId: id }),
    output: z.object({ rows: z.array(refillRow) }),
    refusals: ["record.unknown"],
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/stock/refills/export",
    access: "stock.refill.read",
    summary: "Writes the filtered refills into a file of the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...rangeRefusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
  checks: endpoint({
    method: "GET",
    path: "/api/v1/stock/refill-checks",
    access: "stock.refill.read",
    summary: "Machines that counted another number than last + loaded - sold, newest first.",
    input: listInput({ machineNo: contains, explained: z.enum(["yes", "no"]).optional() }, ["reportedTime"]),
    output: listOutput(checkRow),
  }),
  explain: endpoint({
    method: "POST",
    path: "/api/v1/stock/refill-checks/explain",
    access: "stock.refill.write",
    summary: "Explains differences, which then no longer wait.",
    input: z.object({
      checkIds: z.array(id).min(1).max(200),
      cause: z.enum(refillCauses),
      remark: z.string().trim(),
    }),
    output: z.object({ explained: z.number().int() }),
    refusals: ["record.unknown", "state.notAllowed", "field.required", "field.remarkTooLong"],
  }),
};
