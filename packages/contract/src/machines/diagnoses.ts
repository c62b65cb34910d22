import { diagnosedKinds, machineTypes } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, id, listInput, listOutput } from "../shapes.ts";

const filters = {
  fromDay: day,
  toDay: day,
  machineNo: contains,
  faultType: z.enum(diagnosedKinds).optional(),
};
const rangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

const row = z.object({
  /** Machine and kind. */
  rowId: z.string(),
  machineId: id,
  machineNo: z.string(),
  machineName: z.string(),
  faultType: z.enum(diagnosedKinds),
  /** Faults that began in the range. */
  faultCount: z.number().int(),
  /** Seconds within the range during which this fault went on. */
  faultSeconds: z.number().int(),
  /** Seconds within the range without connection, whatever the fault of the row. */
  offlineDuration: z.number().int(),
  /** Part of the range in which the machine was connected since it is in service, 0 to 1. */
  onlineRate: z.number().nullable(),
});

/** Figures of one machine, or the mean of the machines of its type. */
const means = z.object({
  faults: z.number(),
  onlineRate: z.number().nullable(),
  /** Seconds. */
  betweenFailures: z.number().nullable(),
  toRepair: z.number().nullable(),
});

const counted = z.object({ faultCount: z.number().int() });
/** What lay in the lane when the fault began; faults that concern no lane are of no product. */
const product = counted.extend({ productName: z.string() });

const base = "/api/v1/machines/diagnoses";

/** Faults and outages of machines (MACHINE-25). */
export const diagnoses = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "machines.diagnosis.read",
    summary: "Faults and outages by machine and kind; unsorted, the machines with most faults come first.",
    input: listInput(filters, ["machineNo", "faultCount", "offlineDuration", "onlineRate"]),
    output: listOutput(row),
    refusals: rangeRefusals,
  }),
  summary: endpoint({
    method: "GET",
    path: `${base}/summary`,
    access: "machines.diagnosis.read",
    summary: "Faults of the filtered machines by day, by kind and by product.",
    input: z.object(filters),
    output: z.object({
      days: z.array(counted.extend({ day })),
      kinds: z.array(counted.extend({ faultType: z.enum(diagnosedKinds) })),
      products: z.array(product),
    }),
    refusals: rangeRefusals,
  }),
  machine: endpoint({
    method: "GET",
    path: `${base}/:machineId`,
    access: "machines.diagnosis.read",
    summary: "Faults of one machine by lane, hour and product, with its means beside those of its type.",
    input: z.object({ machineId: id, fromDay: day, toDay: day }),
    output: z.object({
      machineNo: z.string(),
      machineName: z.string(),
      machineType: z.enum(machineTypes),
      own: means,
      /** Other machines in service of the same type that the caller sees; null where there is none. */
      alike: means.extend({ machines: z.number().int() }).nullable(),
      lanes: z.array(counted.extend({ laneNo: z.number().int(), productName: z.string().nullable() })),
      hours: z.array(counted.extend({ hour: z.number().int() })),
      products: z.array(product),
    }),
    refusals: ["record.unknown", ...rangeRefusals],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "machines.diagnosis.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...rangeRefusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
