import { cabinets, traceStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/pharmacy/traceCodes";
const one = { traceId: id };
const pasted = { medBatchId: id, traceCodes: z.string().max(5_000) };
const lane = { machineId: id, cabinet: z.enum(cabinets), laneNo: z.number().int() };
const filters = {
  traceCode: contains,
  medicineName: contains,
  batchNo: contains,
  machineNo: contains,
  traceState: z.enum(traceStates).optional(),
};

const gate = ["merchants.featureOff"] as const;
const pastedRefusals = [
  "field.required",
  "pharmacy.batchUnknown",
  "pharmacy.batchRecalled",
  "pharmacy.batchExpired",
  "pharmacy.traceMalformed",
  "pharmacy.traceTwice",
  "pharmacy.traceTooMany",
] as const;

/** Boxes of medicine by their trace codes, from receipt over the lane to the sale (MED-06). */
export const traceCodes = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "pharmacy.trace.read",
    summary: "Trace codes of the caller's medicines with where each box is or was sold, newest first.",
    input: listInput(filters, ["createdTime", "soldTime"]),
    output: listOutput(
      z.object({
        ...one,
        traceCode: z.string(),
        productId: id,
        productCode: z.string(),
        medicineName: z.string(),
        manufacturer: z.string(),
        batchNo: z.string(),
        traceState: z.enum(traceStates),
        machineNo: z.string().nullable(),
        machineName: z.string().nullable(),
        laneNo: z.number().int().nullable(),
        /** Null where it was scanned at the machine. */
        orderNo: id.nullable(),
        soldTime: instant.nullable(),
        /** How often it was scanned after its sale. */
        repeats: z.number().int(),
        createdTime: instant,
      }),
    ),
    refusals: gate,
  }),
  ofOrder: endpoint({
    method: "GET",
    path: `${base}/orders/:orderNo`,
    access: "pharmacy.trace.read",
    summary: "The batch and the trace codes of what came out with an order; nothing for one without medicine.",
    input: z.object({ orderNo: id }),
    output: z.object({
      rows: z.array(
        z.object({
          medicineName: z.string(),
          quantity: z.number().int(),
          /** Null where the lane named no batch that is known. */
          batchNo: z.string().nullable(),
          shelfLifeDate: day.nullable(),
          traceCodes: z.array(z.string()),
        }),
      ),
    }),
  }),
  record: endpoint({
    method: "POST",
    path: base,
    access: "pharmacy.trace.write",
    summary: "Writes down the codes of boxes of a batch, pasted or scanned one after the other; all of them or none.",
    input: z.object(pasted),
    output: z.object({ codes: z.number().int() }),
    refusals: [...gate, ...pastedRefusals, "pharmacy.traceTaken", "pharmacy.traceOther", "pharmacy.traceAboveBatch"],
  }),
  place: endpoint({
    method: "POST",
    path: `${base}/lanes`,
    access: "pharmacy.trace.write",
    summary: "Says that boxes of a batch lie in a lane that names it, in the order in which they will come out.",
    input: z.object({ ...pasted, ...lane }),
    output: z.object({ codes: z.number().int() }),
    refusals: [...gate, ...pastedRefusals, "pharmacy.laneOther", "pharmacy.traceUnknown", "pharmacy.traceSold"],
  }),
  scan: endpoint({
    method: "POST",
    path: `${base}/scans`,
    access: "pharmacy.trace.write",
    summary:
      "Sells a box by its code at a machine, once. A second scan names the earlier sale, and raises an alarm when it is far away within a day.",
    input: z.object({ traceCode: z.string().max(100), machineId: id }),
    output: nothing,
    refusals: [
      ...gate,
      "record.unknown",
      "pharmacy.traceMalformed",
      "pharmacy.traceUnknown",
      "pharmacy.traceSold",
      "pharmacy.batchRecalled",
      "pharmacy.batchExpired",
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:traceId`,
    access: "pharmacy.trace.write",
    summary: "Deletes a code that was written down wrongly; one that was sold stays.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "pharmacy.traceUnknown", "pharmacy.traceSold"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "pharmacy.trace.read",
    summary: "Writes the filtered trace codes into a file of the download centre, as the authorities take them.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...gate, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
