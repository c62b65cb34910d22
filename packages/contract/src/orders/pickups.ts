import { deliveryStates, pickupLimits, pickupStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/orders/pickups";
const one = { pickupId: id };

const filters = {
  /** The whole code: what is stored sealed cannot be searched by its parts. */
  pickupCode: contains,
  pickupStatus: z.enum(pickupStates).optional(),
  /** The machine where it was used last. */
  machineNo: contains,
  /** Codes that were made together. */
  batchNo: contains,
  fromDay: day,
  toDay: day,
};

export const pickupRow = z.object({
  ...one,
  pickupCode: z.string(),
  /** Products, separated by an asterisk (PICKUP-03). */
  pickupContent: z.string(),
  /** Pieces of all products. */
  quantity: z.number().int(),
  /** Pieces that came out. */
  delivered: z.number().int(),
  /** Numbers of the machines that serve it; empty means all of the merchant. */
  pickupMachines: z.string(),
  pickupStatus: z.enum(pickupStates),
  /** The last day, in the merchant's time zone. */
  validTo: day,
  merchantName: z.string(),
  batchNo: z.string(),
  createdBy: z.string().nullable(),
  createdTime: instant,
  useTime: instant.nullable(),
  machineNo: z.string().nullable(),
});

/** Callers whose merchant has no pickup codes have none of these calls (PICKUP-06). */
const gate = ["merchants.featureOff"] as const;

/** Pickup codes (PICKUP-01 to PICKUP-08). */
export const pickups = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "orders.pickup.read",
    summary: "Pickup codes of the caller's merchants by the day they were made, newest first; at most 30 days.",
    input: listInput(filters, ["createdTime", "validTo"]),
    output: listOutput(pickupRow),
    refusals: [...gate, "range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:pickupId`,
    access: "orders.pickup.read",
    summary:
      "One pickup code with what came out of it, and the orders it became; to be handed to the customer once more.",
    input: z.object(one),
    output: pickupRow.extend({
      lines: z.array(
        z.object({
          productId: id,
          productName: z.string(),
          quantity: z.number().int(),
          delivered: z.number().int(),
          underWay: z.number().int(),
        }),
      ),
      orders: z.array(
        z.object({
          orderNo: id,
          machineNo: z.string(),
          productName: z.string(),
          quantity: z.number().int(),
          delivered: z.number().int(),
          deliveryStatus: z.enum(deliveryStates),
          orderTime: instant,
        }),
      ),
    }),
    refusals: [...gate, "record.unknown"],
  }),
  quota: endpoint({
    method: "GET",
    path: `${base}/quota`,
    access: "orders.pickup.write",
    summary: "How many codes a merchant may have open at once, how many it has, and the last day of a new one.",
    input: z.object({ merchantId: id }),
    output: z.object({ maximum: z.number().int(), open: z.number().int(), validTo: day }),
    refusals: [...gate, "merchants.unknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "orders.pickup.write",
    summary: "Makes up to 10,000 codes of one content; more than a few are made in the background.",
    input: z.object({
      merchantId: id,
      lines: z.array(z.object({ productId: id, quantity: z.number().int() })).max(50),
      count: z.number().int(),
      machineIds: z.array(id).max(pickupLimits.machines).default([]),
      /** The last day; half a year without one (PICKUP-04). */
      validTo: day.optional(),
    }),
    output: z.object({ batchNo: id, made: z.number().int() }),
    refusals: [
      ...gate,
      "merchants.unknown",
      "goods.unknownProduct",
      "pharmacy.conflictForbidden",
      "orders.pickupEmpty",
      "orders.pickupTooManyProducts",
      "orders.pickupProductTwice",
      "orders.pickupPiecesOutOfRange",
      "orders.pickupCountOutOfRange",
      "orders.pickupMaximum",
      "orders.pickupMachines",
      "orders.pickupExpiryPast",
      "orders.pickupExpiryFar",
    ],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${base}/cancel`,
    access: "orders.pickup.write",
    summary: "Cancels codes that are unused or partly delivered: all of them, or none when one cannot be.",
    input: z.object({ pickupIds: z.array(id).min(1).max(pickupLimits.cancelled) }),
    output: nothing,
    refusals: [...gate, "record.unknown", "orders.pickupNotCancellable"],
  }),
  resend: endpoint({
    method: "POST",
    path: `${base}/:pickupId/resend`,
    access: "orders.pickup.write",
    summary: "Answers an open code to be handed to the customer once more, as text and QR code; it is recorded.",
    input: z.object(one),
    output: z.object({ pickupCode: z.string(), pickupContent: z.string(), validTo: day }),
    refusals: [...gate, "record.unknown", "orders.pickupNotOpen"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "orders.pickup.read",
    summary: "Writes the filtered codes into a file of the download centre.",
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
