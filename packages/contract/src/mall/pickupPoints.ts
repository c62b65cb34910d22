import { storeStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/mall/pickup-points";
const one = { pickupPointId: id };

const form = {
  pickupPoint: z.string().max(500),
  pointAddress: z.string().max(500),
  longitude: z.number().nullable().default(null),
  latitude: z.number().nullable().default(null),
  contactName: z.string().max(500).default(""),
  contactPhone: z.string().max(50).default(""),
  /** A machine from whose lanes for pickup only the goods are fetched; null for a counter. */
  machineId: id.nullable().default(null),
};
const formRefusals = [
  "field.required",
  "field.tooLong",
  "field.notMobile",
  "points.locationMissing",
  "points.longitudeOutside",
  "points.latitudeOutside",
  "machines.unknown",
  "mall.noPickupLane",
  "mall.pickupPointTaken",
] as const;

const row = z.object({
  ...one,
  pickupPoint: z.string(),
  pointAddress: z.string(),
  /** Degrees of WGS-84. */
  longitude: z.number(),
  latitude: z.number(),
  contactName: z.string(),
  /** Masked in the list; in full in the form. */
  contactPhone: z.string(),
  machineNo: z.string().nullable(),
  openStatus: z.enum(storeStates),
  merchantName: z.string(),
});

/** Where buyers of the mall fetch their goods (MALL-04, POINT-01, POINT-02, LANE-07). */
export const pickupPoints = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.pickupPoint.read",
    summary: "Pickup points of the caller's merchants; phones are masked.",
    input: listInput({ pickupPoint: contains }, ["pickupPoint"]),
    output: listOutput(row),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:pickupPointId`,
    access: "mall.pickupPoint.write",
    summary: "One pickup point with its phone in full; the look is recorded.",
    input: z.object(one),
    output: row.extend({ machineId: id.nullable() }),
    refusals: ["mall.pickupPointUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "mall.pickupPoint.write",
    summary: "Adds a pickup point at a marked position.",
    input: z.object(form),
    output: z.object(one),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:pickupPointId`,
    access: "mall.pickupPoint.write",
    summary: "Changes a pickup point.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...formRefusals, "mall.pickupPointUnknown", "mall.pickupPointKeepsMachine"],
  }),
  setOpen: endpoint({
    method: "PUT",
    path: `${base}/:pickupPointId/open`,
    access: "mall.pickupPoint.write",
    summary: "Opens or closes a pickup point; closed, no new order goes there.",
    input: z.object({ ...one, openStatus: z.enum(storeStates) }),
    output: nothing,
    refusals: ["mall.pickupPointUnknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:pickupPointId`,
    access: "mall.pickupPoint.write",
    summary: "Deletes a pickup point; orders of the past keep its name.",
    input: z.object(one),
    output: nothing,
    refusals: ["mall.pickupPointUnknown", "mall.pickupPointInUse"],
  }),
};
