import { upkeepResults } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, id, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/pharmacy/upkeep";
const gate = ["merchants.featureOff"] as const;

/** Storage checks of medicines with their conclusion (MED-08); what was written stays as it is. */
export const medicineUpkeep = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "pharmacy.upkeep.read",
    summary: "Storage checks of some days.",
    input: listInput({ medicineName: contains, batchNo: contains, fromDay: day, toDay: day }, ["maintainTime"]),
    output: listOutput(
      z.object({
        upkeepId: id,
        medicineName: z.string(),
        productCode: z.string(),
        batchNo: z.string(),
        machineNo: z.string().nullable(),
        machineName: z.string().nullable(),
        maintainContent: z.string(),
        maintainResult: z.enum(upkeepResults),
        maintainer: z.string().nullable(),
        maintainTime: instant,
        remark: z.string(),
      }),
    ),
    refusals: [...gate, "range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  due: endpoint({
    method: "GET",
    path: `${base}/due`,
    access: "pharmacy.upkeep.read",
    summary: "Batches that lie in machines, with the day of their next storage check; what is overdue longest first.",
    input: listInput({ medicineName: contains }, ["dueDay"]),
    output: listOutput(
      z.object({
        medBatchId: id,
        medicineName: z.string(),
        productCode: z.string(),
        batchNo: z.string(),
        shelfLifeDate: day,
        stock: z.number().int(),
        machines: z.number().int(),
        lastCheckTime: instant.nullable(),
        everyDays: z.number().int(),
        dueDay: day,
        /** Negative for days that are left. */
        overdueDays: z.number().int(),
      }),
    ),
    refusals: [...gate],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "pharmacy.upkeep.write",
    summary: "Writes down a storage check of a batch, in one machine or of the whole batch.",
    input: z.object({
      medBatchId: id,
      machineId: id.nullable(),
      maintainContent: z.string().max(1_000),
      maintainResult: z.enum(upkeepResults),
      remark: z.string().max(1_000),
    }),
    output: z.object({ upkeepId: id }),
    refusals: [
      ...gate,
      "pharmacy.batchUnknown",
      "record.unknown",
      "field.required",
      "field.tooLong",
      "field.remarkTooLong",
    ],
  }),
};
