import { diagnosedKinds, maintenanceKinds, maintenanceLimits } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
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

const filters = {
  fromDay: day,
  toDay: day,
  machineNo: contains,
  maintainType: z.enum(maintenanceKinds).optional(),
  handleStatus: z.enum(["open", "done"]).optional(),
};
const rangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

/** A part as the specification's tree of machine parts names it (HTTP-19), with its price. */
const part = z.object({
  partId: z.string().trim().max(40).default(""),
  partType: z.string().trim().max(40).default(""),
  partName: z.string().trim().max(200),
  partQty: z.number(),
  priceFen: fen.default("0"),
});

const one = { maintenanceId: id };

const row = z.object({
  ...one,
  machineNo: z.string(),
  machineName: z.string(),
  pointName: z.string().nullable(),
  maintainType: z.enum(maintenanceKinds),
  maintainContent: z.string(),
  faultType: z.enum(diagnosedKinds).nullable(),
  /** Names of the parts, and how many pieces in all. */
  partName: z.string(),
  partQty: z.number().int(),
  costFen: fen,
  maintainer: z.string(),
  /** The day on which it is to be done, or was. */
  maintainTime: day,
  handleStatus: z.enum(["open", "done"]),
  doneTime: instant.nullable(),
  /** It is open and its day is over. */
  overdue: z.boolean(),
  remark: z.string(),
  /** Days after which it is due again. */
  everyDays: z.number().int().nullable(),
});

const form = {
  maintainType: z.enum(maintenanceKinds),
  maintainContent: z.string().max(2_000),
  faultType: z.enum(diagnosedKinds).nullable().default(null),
  maintainer: z.string().trim().max(60).default(""),
  maintainTime: day,
  everyDays: z.number().nullable().default(null),
  labourFen: fen.default("0"),
  parts: z.array(part).max(maintenanceLimits.parts).default([]),
  remark: z.string().max(1_000).default(""),
};
const formRefusals = [
  "record.unknown",
  "field.required",
  "field.tooLong",
  "field.remarkTooLong",
  "amount.negative",
  "amount.tooLarge",
  "maintenances.quantityOutOfRange",
  "maintenances.everyDaysOutOfRange",
] as const;

const base = "/api/v1/machines/maintenances";

/** Maintenance and repair of machines, with parts and cost (MACHINE-24). */
export const maintenances = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "machines.maintenance.read",
    summary: "Maintenance and repair by machine; unsorted, what is open comes first, the oldest at the head.",
    input: listInput(filters, ["maintainTime", "costFen"]),
    output: listOutput(row),
    refusals: rangeRefusals,
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:maintenanceId`,
    access: "machines.maintenance.read",
    summary: "One maintenance with its parts, its alarm and who wrote it down.",
    input: z.object(one),
    output: row.omit({ partName: true, partQty: true }).extend({
      machineId: id,
      labourFen: fen,
      parts: z.array(
        z.object({
          partId: z.string(),
          partType: z.string(),
          partName: z.string(),
          partQty: z.number().int(),
          priceFen: fen,
        }),
      ),
      alarmId: id.nullable(),
      createdBy: z.string().nullable(),
      createdTime: instant,
      doneBy: z.string().nullable(),
    }),
    refusals: ["record.unknown"],
  }),
  /** What forms offer: parts that were used before. */
  parts: endpoint({
    method: "GET",
    path: `${base}/parts`,
    access: "machines.maintenance.read",
    summary: "Parts that were used lately, by type, each once with its last price.",
    input: z.object({}),
    output: z.object({
      parts: z.array(z.object({ partId: z.string(), partType: z.string(), partName: z.string(), priceFen: fen })),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "machines.maintenance.write",
    bodyBytes: largeBodyBytes,
    summary: "Writes down a maintenance or a repair, of a machine that is named or of the machine of an alarm.",
    input: z.object({ machineId: id.nullable(), alarmId: id.optional(), ...form }),
    output: z.object(one),
    refusals: [...formRefusals, "machines.numberEmpty", "machines.decommissioned"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:maintenanceId`,
    access: "machines.maintenance.write",
    bodyBytes: largeBodyBytes,
    summary: "Changes what is open.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...formRefusals, "state.notAllowed"],
  }),
  finish: endpoint({
    method: "POST",
    path: `${base}/:maintenanceId/finish`,
    access: "machines.maintenance.write",
    summary: "Says that it is done: its alarm counts as repaired, and what is due again gets its next day.",
    input: z.object({ ...one, maintainTime: day }),
    output: z.object({ nextId: id.nullable() }),
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:maintenanceId`,
    access: "machines.maintenance.write",
    summary: "Removes what is open.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "machines.maintenance.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...rangeRefusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
