import {
  deliveryStates,
  offlinePickupLimits,
  orderStates,
  offlineDecisions,
  offlineReviewStates,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  contains,
  day,
  exportChoice,
  exportTicket,
  id,
  imageName,
  imageRefusals,
  instant,
  listInput,
  listOutput,
  nothing,
} from "../shapes.ts";

const base = "/api/v1/orders/offline-pickups";
const one = { offlinePickupId: id };
const filters = {
  orderNo: contains,
  machineNo: contains,
  reviewStatus: z.enum(offlineReviewStates).optional(),
  fromDay: day,
  toDay: day,
};

const row = z.object({
  ...one,
  orderNo: id,
  machineNo: z.string(),
  machineName: z.string(),
  merchantName: z.string(),
  prizeName: z.string(),
  orderStatus: z.enum(orderStates),
  deliveryStatus: z.enum(deliveryStates),
  applicant: z.string(),
  /** Masked; in full in the detail. */
  contactPhone: z.string(),
  /** Names of the pictures that prove it. */
  pictures: z.array(z.string()),
  note: z.string(),
  applyTime: instant,
  reviewStatus: z.enum(offlineReviewStates),
  reviewer: z.string().nullable(),
  reviewTime: instant.nullable(),
  reviewRemark: z.string(),
});

/** Callers whose merchant has no lucky purchase have none of these calls (MERCHANT-20). */
const gate = ["merchants.featureOff"] as const;
const orderRefusals = [
  "record.unknown",
  "orders.offlineNotWon",
  "orders.offlineNotOpen",
  "orders.offlineGiven",
  "orders.refundRunning",
  "orders.refundNotPaid",
  "orders.refundProposed",
  "orders.deliveryRunning",
] as const;

/** Prizes that did not come out of a machine and are handed over offline, and their review (ORDER-08, ORDER-09). */
export const offlinePickups = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "orders.offlinePickup.read",
    summary: "Applications for offline pickup of the caller's machines, newest first; at most 30 days.",
    input: listInput(filters, ["applyTime", "reviewTime"]),
    output: listOutput(row),
    refusals: [...gate, "range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/detail`,
    access: "orders.offlinePickup.read",
    summary: "One application with the phone in full; who read it is recorded.",
    input: z.object(one),
    output: row,
    refusals: [...gate, "record.unknown"],
  }),
  apply: endpoint({
    method: "POST",
    path: base,
    access: "orders.offlinePickup.write",
    summary: "Applies for the offline pickup of a prize in the name of the customer, with pictures.",
    input: z.object({
      orderNo: id.nullable(),
      applicant: z.string().max(300),
      contactPhone: z.string().max(100),
      pictures: z.array(imageName).max(10),
      note: z.string().max(1_000).default(""),
    }),
    output: z.object(one),
    refusals: [
      ...gate,
      ...orderRefusals,
      "field.required",
      "field.tooLong",
      "field.notMobile",
      "field.remarkTooLong",
      "orders.offlinePictures",
      "orders.offlineApplied",
    ],
  }),
  review: endpoint({
    method: "POST",
    path: `${base}/review`,
    access: "orders.offlinePickup.review",
    summary:
      "Approves, does not approve or ignores applications that are pending; an approved order is received offline.",
    input: z.object({
      offlinePickupIds: z.array(id).max(offlinePickupLimits.atOnce),
      decision: z.enum(offlineDecisions),
      reviewRemark: z.string().max(1_000).default(""),
    }),
    output: nothing,
    refusals: [
      ...gate,
      ...orderRefusals,
      "orders.offlineSelect",
      "state.notAllowed",
      "field.required",
      "field.tooLong",
    ],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "orders.offlinePickup.read",
    summary: "Writes the filtered applications into a file of the download centre; phones are masked.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [
      ...gate,
      "insight.nothingToExport",
      "system.exportRunning",
      "system.tooManyExports",
      "range.reversed",
      "range.tooEarly",
    ],
  }),
};

/** A picture of an application, as the body (application/octet-stream). */
export const offlinePickupPictures = {
  upload: endpoint({
    method: "POST",
    path: `${base}/pictures`,
    access: "orders.offlinePickup.write",
    // A picture that no application shows is removed after a day, so sending one again harms nothing.
    writes: false,
    summary: "Stores the body as a picture of an application: PNG or JPEG, at most 2 MB.",
    input: z.object({}),
    output: z.object({ name: imageName }),
    refusals: [...imageRefusals, "image.tooManyUnused"],
  }),
};
