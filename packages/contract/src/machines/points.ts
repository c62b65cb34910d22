import { pointBatchLimit } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, exportChoice, exportTicket, id, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/machines/points";
const one = { pointId: id };

const filters = { pointName: contains, zoneId: id.optional(), routeId: id.optional(), merchantNo: contains };

const pointRow = z.object({
  ...one,
  pointNo: z.string(),
  pointName: z.string(),
  zoneName: z.string().nullable(),
  routeName: z.string().nullable(),
  province: z.string(),
  city: z.string(),
  pointAddress: z.string(),
  /** Degrees of WGS-84. */
  longitude: z.number(),
  latitude: z.number(),
  pointContact: z.string(),
  /** Masked; the form shows it in full. */
  contactPhone: z.string(),
  machineCount: z.number().int(),
  remark: z.string(),
  merchantNo: z.string(),
  merchantName: z.string(),
});

const form = {
  pointName: z.string().max(500),
  regionId: id,
  routeId: id.nullable().default(null),
  pointAddress: z.string().trim().max(500).default(""),
  longitude: z.number().nullable().default(null),
  latitude: z.number().nullable().default(null),
  pointContact: z.string().max(500).default(""),
  contactPhone: z.string().max(50).default(""),
  remark: z.string().max(1_000).default(""),
};
const formRefusals = [
  "field.required",
  "field.tooLong",
  "field.remarkTooLong",
  "field.notMobile",
  "points.locationMissing",
  "points.longitudeOutside",
  "points.latitudeOutside",
  "regions.unknown",
  "machines.routeUnknown",
] as const;

/** Points of sale on the map, with the machines that stand there (POINT-01 to POINT-07). */
export const points = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "machines.point.read",
    summary: "Points of the caller's merchants; phones are masked.",
    input: listInput(filters, ["pointNo", "pointName", "machineCount"]),
    output: listOutput(pointRow),
  }),
  map: endpoint({
    method: "GET",
    path: `${base}/map`,
    access: "machines.point.read",
    summary: "The points that match the filters of the list, with their positions; at most 2,000.",
    input: z.object(filters),
    output: z.object({
      rows: z.array(
        z.object({
          ...one,
          pointName: z.string(),
          longitude: z.number(),
          latitude: z.number(),
          machineCount: z.number().int(),
          /** Machines in service there that are not connected. */
          offlineCount: z.number().int(),
        }),
      ),
      total: z.number().int(),
    }),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:pointId`,
    access: "machines.point.read",
    summary: "One point with the phone in full and its machines; the look is recorded.",
    input: z.object(one),
    output: pointRow.extend({ merchantId: id, regionId: id.nullable(), routeId: id.nullable() }),
    refusals: ["machines.pointUnknown"],
  }),
  machines: endpoint({
    method: "GET",
    path: `${base}/:pointId/machines`,
    access: "machines.point.read",
    summary: "The machines at one point, at most 500.",
    input: z.object(one),
    output: z.object({
      rows: z.array(
        z.object({ machineId: id, machineNo: z.string(), machineName: z.string(), merchantName: z.string() }),
      ),
    }),
    refusals: ["machines.pointUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "machines.point.write",
    summary: "Adds a point at a marked position.",
    input: z.object({ merchantId: id.optional(), ...form }),
    output: z.object(one),
    refusals: [...formRefusals, "merchants.unknown"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:pointId`,
    access: "machines.point.write",
    summary: "Changes a point; its merchant stays.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...formRefusals, "machines.pointUnknown"],
  }),
  setRoute: endpoint({
    method: "POST",
    path: `${base}/route`,
    access: "machines.point.write",
    summary: "Puts points on a route, or takes them from theirs when routeId is null.",
    input: z.object({ pointIds: z.array(id).max(pointBatchLimit), routeId: id.nullable() }),
    output: z.object({ changed: z.number().int() }),
    refusals: ["field.required", "machines.pointUnknown", "machines.routeUnknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:pointId`,
    access: "machines.point.write",
    summary: "Deletes a point without machines.",
    input: z.object(one),
    output: nothing,
    refusals: ["machines.pointUnknown", "points.inUse"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "machines.point.read",
    summary: "Writes the filtered points into a file of the download centre; without phones.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
