import { batchStates, cabinets, laneStatuses } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  contains,
  day,
  exportChoice,
  exportTicket,
  fen,
  id,
  instant,
  listInput,
  listOutput,
  nothing,
} from "../shapes.ts";

const base = "/api/v1/pharmacy/batches";
const one = { medBatchId: id };
const lane = { machineId: id, cabinet: z.enum(cabinets), laneNo: z.number().int() };

const form = {
  batchNo: z.string().max(500),
  productionDate: day,
  shelfLifeDate: day,
  batchQty: z.number(),
};

/** Steps of the board: what has expired or was recalled, and what expires within so many days. */
export const expirySteps = ["over", "30", "60", "90"] as const;

const placeFilters = {
  medicineName: contains,
  batchNo: contains,
  machineNo: contains,
};
const expiryFilters = { ...placeFilters, within: z.enum(expirySteps).optional() };

/** What lies of a medicine in one place: a lane of a machine, else a warehouse or bag. */
const placeRow = z.object({
  rowId: z.string(),
  machineId: lane.machineId.nullable(),
  cabinet: lane.cabinet.nullable(),
  laneNo: lane.laneNo.nullable(),
  machineNo: z.string().nullable(),
  machineName: z.string().nullable(),
  warehouseId: id.nullable(),
  warehouseName: z.string().nullable(),
  productId: id,
  productCode: z.string(),
  medicineName: z.string(),
  manufacturer: z.string(),
  batchNo: z.string(),
  stock: z.number().int(),
  /** At the purchase price, in a warehouse at what it cost; null where nobody wrote one. */
  valueFen: fen.nullable(),
  laneStatus: z.enum(laneStatuses).nullable(),
  shelfLifeDate: day.nullable(),
  daysToExpiry: z.number().int().nullable(),
  /** Null where the place names no batch whose last day is known. */
  batchState: z.enum(batchStates).nullable(),
});

const gate = ["merchants.featureOff"] as const;
const exportRefusals = ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"] as const;
const formRefusals = [
  "field.required",
  "field.tooLong",
  "goods.shelfLifeBeforeProduction",
  "pharmacy.productionInFuture",
  "pharmacy.quantityWrong",
  "pharmacy.batchTaken",
] as const;

/** Batches of medicines with where they lie, and what nears its end (MED-05 to MED-07, MED-11). */
export const medicineBatches = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "pharmacy.batch.read",
    summary: "Batches of the caller's medicines with what of each lies in machines.",
    input: listInput(
      {
        medicineName: contains,
        productId: id.optional(),
        batchNo: contains,
        /** Days on which they expire. */
        fromDay: day.optional(),
        toDay: day.optional(),
      },
      ["shelfLifeDate", "productionDate", "createdTime"],
    ),
    output: listOutput(
      z.object({
        ...one,
        productId: id,
        productCode: z.string(),
        medicineName: z.string(),
        batchNo: z.string(),
        productionDate: day,
        shelfLifeDate: day,
        daysToExpiry: z.number().int(),
        batchState: z.enum(batchStates),
        batchQty: z.number().int(),
        stock: z.number().int(),
        /** The machines that hold it, the first ten by number. */
        machineNo: z.string(),
        recallReason: z.string(),
        createdTime: instant,
      }),
    ),
    refusals: [...gate, "range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  /** Documented as a query, so that it is exempt from duplicate dropping (MED-06). */
  places: endpoint({
    method: "GET",
    path: `${base}/:medBatchId/places`,
    access: "pharmacy.batch.read",
    summary: "Lanes that carry the medicine of a batch, with the batch that each names; at most 500.",
    input: z.object(one),
    output: z.object({
      batchNo: z.string(),
      medicineName: z.string(),
      batchState: z.enum(batchStates),
      recallReason: z.string(),
      recallTime: instant.nullable(),
      rows: z.array(
        z.object({
          ...lane,
          machineNo: z.string(),
          machineName: z.string(),
          stock: z.number().int(),
          laneStatus: z.enum(laneStatuses),
          /** The batch that the lane names now. */
          laneBatchNo: z.string(),
          /** It names this batch. */
          holds: z.boolean(),
          /** The machine has confirmed what its lane is now. */
          confirmed: z.boolean(),
        }),
      ),
    }),
    refusals: [...gate, "pharmacy.batchUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "pharmacy.batch.write",
    summary: "Adds a batch of a medicine.",
    input: z.object({ productId: id, ...form }),
    output: z.object(one),
    refusals: [...gate, ...formRefusals, "pharmacy.medicineUnknown"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:medBatchId`,
    access: "pharmacy.batch.write",
    summary: "Changes a batch that was not recalled; lanes that name it follow its number.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...gate, ...formRefusals, "pharmacy.batchUnknown", "pharmacy.batchRecalled", "pharmacy.traceAboveBatch"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:medBatchId`,
    access: "pharmacy.batch.write",
    summary: "Deletes a batch that lies in no lane, has no trace codes, was never checked or sold and not recalled.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "pharmacy.batchUnknown", "pharmacy.batchInUse", "pharmacy.batchSold", "pharmacy.batchCoded"],
  }),
  assign: endpoint({
    method: "POST",
    path: `${base}/:medBatchId/lanes`,
    access: "pharmacy.batch.write",
    summary: "Says that a lane with the medicine holds this batch; an expired or recalled one is refused.",
    input: z.object({ ...one, ...lane }),
    output: nothing,
    refusals: [
      ...gate,
      "pharmacy.batchUnknown",
      "pharmacy.batchExpired",
      "pharmacy.batchRecalled",
      "pharmacy.laneOther",
    ],
  }),
  recall: endpoint({
    method: "POST",
    path: `${base}/:medBatchId/recall`,
    access: "pharmacy.batch.write",
    summary: "Recalls a batch: nothing of it is sold any more, and every lane that holds it is stopped.",
    input: z.object({ ...one, reason: z.string().max(1_000) }),
    output: z.object({ machines: z.number().int(), lanes: z.number().int(), pieces: z.number().int() }),
    refusals: [...gate, "pharmacy.batchUnknown", "pharmacy.batchRecalled", "field.required", "field.tooLong"],
  }),
  stock: endpoint({
    method: "GET",
    path: `${base}/stock`,
    access: "pharmacy.batch.read",
    summary: "What lies in the lanes of machines, in warehouses and in bags, medicine by medicine with its batch.",
    input: listInput(placeFilters, ["stock", "shelfLifeDate"]),
    output: listOutput(placeRow),
    refusals: gate,
  }),
  expiry: endpoint({
    method: "GET",
    path: `${base}/expiry`,
    access: "pharmacy.batch.read",
    summary: "Lanes, warehouses and bags with medicine that was recalled, has expired or expires within 90 days.",
    input: listInput(expiryFilters, ["stock", "shelfLifeDate", "valueFen"]),
    output: listOutput(placeRow),
    refusals: gate,
  }),
  expirySums: endpoint({
    method: "GET",
    path: `${base}/expiry/sums`,
    access: "pharmacy.batch.read",
    summary: "How many places and pieces the board of expiry holds by step, and what they cost.",
    input: z.object(placeFilters),
    output: z.object({
      steps: z.array(
        z.object({ within: z.enum(expirySteps), places: z.number().int(), pieces: z.number().int(), valueFen: fen }),
      ),
    }),
    refusals: gate,
  }),
  exportStock: endpoint({
    method: "POST",
    path: `${base}/stock/export`,
    access: "pharmacy.batch.read",
    summary: "Writes what lies in lanes, warehouses and bags into a file of the download centre.",
    input: z.object({ ...placeFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [...gate, ...exportRefusals],
  }),
  exportExpiry: endpoint({
    method: "POST",
    path: `${base}/expiry/export`,
    access: "pharmacy.batch.read",
    summary: "Writes the board of expiry into a file of the download centre.",
    input: z.object({ ...expiryFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [...gate, ...exportRefusals],
  }),
};
