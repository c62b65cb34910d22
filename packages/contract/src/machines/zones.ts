import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/machines/zones";
const one = { zoneId: id };

const zoneRow = z.object({
  ...one,
  zoneName: z.string(),
  managerId: id.nullable(),
  managerName: z.string().nullable(),
  routeCount: z.number().int(),
  pointCount: z.number().int(),
  remark: z.string(),
  merchantNo: z.string(),
  merchantName: z.string(),
});

const form = {
  zoneName: z.string().max(500),
  managerId: id.nullable().default(null),
  remark: z.string().max(1_000).default(""),
};
const formRefusals = ["field.required", "field.tooLong", "field.remarkTooLong", "machines.userUnknown"] as const;

/** Zones: the routes of which one person is in charge (POINT-04, POINT-05, POINT-07). */
export const zones = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "machines.zone.read",
    summary: "Zones of the caller's merchants with their routes and points.",
    input: listInput({ zoneName: contains, merchantNo: contains }, ["zoneName", "routeCount"]),
    output: listOutput(zoneRow),
  }),
  options: endpoint({
    method: "GET",
    path: `${base}/options`,
    access: "machines.zone.read",
    alsoWith: ["machines.point.read", "machines.route.read"],
    summary: "Zones that the caller may choose from, at most 2,000.",
    input: z.object({}),
    output: z.object({ rows: z.array(z.object({ id, name: z.string() })) }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "machines.zone.write",
    summary: "Adds a zone.",
    input: z.object({ merchantId: id.optional(), ...form }),
    output: z.object(one),
    refusals: [...formRefusals, "merchants.unknown"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:zoneId`,
    access: "machines.zone.write",
    summary: "Changes a zone; its merchant stays.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...formRefusals, "zones.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:zoneId`,
    access: "machines.zone.write",
    summary: "Deletes a zone without routes.",
    input: z.object(one),
    output: nothing,
    refusals: ["zones.unknown", "zones.inUse"],
  }),
};
