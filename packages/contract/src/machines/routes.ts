import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/machines/routes";
const one = { routeId: id };

const routeRow = z.object({
  ...one,
  routeName: z.string(),
  zoneId: id.nullable(),
  zoneName: z.string().nullable(),
  replenisherId: id.nullable(),
  replenisherName: z.string().nullable(),
  pointCount: z.number().int(),
  machineCount: z.number().int(),
  remark: z.string(),
  merchantNo: z.string(),
  merchantName: z.string(),
});

const form = {
  routeName: z.string().max(500),
  zoneId: id.nullable().default(null),
  replenisherId: id.nullable().default(null),
  remark: z.string().max(1_000).default(""),
};
const formRefusals = [
  "field.required",
  "field.tooLong",
  "field.remarkTooLong",
  "zones.unknown",
  "machines.userUnknown",
] as const;

/** Routes of replenishers: the points that one person visits (POINT-04, POINT-05, POINT-07). */
export const routes = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "machines.route.read",
    summary: "Routes of the caller's merchants with their points and machines.",
    input: listInput({ routeName: contains, zoneId: id.optional(), merchantNo: contains }, ["routeName", "pointCount"]),
    output: listOutput(routeRow),
  }),
  options: endpoint({
    method: "GET",
    path: `${base}/options`,
    access: "machines.route.read",
    alsoWith: ["machines.point.read", "stock.outbound.write", "stock.refillOrder.read"],
    summary: "Routes that the caller may choose from, at most 2,000.",
    input: z.object({}),
    output: z.object({ rows: z.array(z.object({ id, name: z.string(), zoneName: z.string().nullable() })) }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "machines.route.write",
    summary: "Adds a route.",
    input: z.object({ merchantId: id.optional(), ...form }),
    output: z.object(one),
    refusals: [...formRefusals, "merchants.unknown"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:routeId`,
    access: "machines.route.write",
    summary: "Changes a route; its merchant stays.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...formRefusals, "machines.routeUnknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:routeId`,
    access: "machines.route.write",
    summary: "Deletes a route without points.",
    input: z.object(one),
    output: nothing,
    refusals: ["machines.routeUnknown", "routes.inUse"],
  }),
};
