import { codeBatchStates, codeLimits, codeStates, couponTypes } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, listInput, listOutput, nothing } from "../shapes.ts";
import {
  amount,
  audienceColumns,
  batchColumns,
  codeColumns,
  codeIds,
  codeStateFilter,
  days,
  exportRefusals,
  narrowing,
  narrowingRefusals,
  rangeRefusals,
  stateFilter,
  typeFilter,
  wholeCode,
} from "./codeShapes.ts";

const base = "/api/v1/marketing/coupons";
const one = { couponId: id };
const name = z.string().max(200);

const form = {
  couponName: name,
  couponType: z.enum(couponTypes),
  /** Whole yuan (COUPON-04). */
  couponDenomination: z.number().int(),
  fullAmountFen: amount,
  validDays: z.number().int(),
  issuedTotal: z.number().int(),
  ...narrowing,
};
const formRefusals = [
  "field.required",
  "field.tooLong",
  "codes.notPositive",
  "amount.negative",
  "amount.tooLarge",
  ...narrowingRefusals,
] as const;

export const couponRow = z.object({
  ...one,
  ...batchColumns,
  couponName: z.string(),
  couponDenomination: z.number().int(),
  fullAmountFen: fen,
  validDays: z.number().int(),
  /** First and last day of the coupons handed out so far. */
  validFrom: day.nullable(),
  validTo: day.nullable(),
  couponStatus: z.enum(codeBatchStates),
  /** Numbers of the machines that take it, and names of its products; empty means all. */
  planMachines: z.string(),
  planProducts: z.string(),
  ...audienceColumns,
  machineIds: z.array(id),
  productIds: z.array(id),
});

export const couponCodeRow = z.object({
  ...codeColumns,
  couponCode: z.string(),
  couponName: z.string(),
  couponDenomination: z.number().int(),
  couponStatus: z.enum(codeStates),
  /** Name of the member to whom it was handed out, masked. */
  holder: z.string().nullable(),
  cardNo: z.string().nullable(),
});

const codeFilters = { couponId: id.optional(), couponCode: wholeCode, couponStatus: codeStateFilter, ...days };

/** Coupons: what each is, how many are handed out, and each one of them (COUPON-01 to COUPON-07). */
export const coupons = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "marketing.coupon.read",
    summary: "Coupons of the caller's merchants with what was handed out and used, newest first.",
    input: listInput({ couponName: contains, couponType: typeFilter, couponStatus: stateFilter }, [
      "createdTime",
      "usedTotal",
    ]),
    output: listOutput(couponRow),
    refusals: [],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "marketing.coupon.write",
    summary: "Defines a coupon; nobody holds one before it is handed out.",
    input: z.object({ merchantId: id, ...form }),
    bodyBytes: largeBodyBytes,
    output: z.object(one),
    refusals: ["merchants.unknown", ...formRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:couponId`,
    access: "marketing.coupon.write",
    summary: "Changes a coupon that nobody holds yet.",
    input: z.object({ ...one, ...form }),
    bodyBytes: largeBodyBytes,
    output: nothing,
    refusals: ["record.unknown", "codes.handedOut", ...formRefusals],
  }),
  handOut: endpoint({
    method: "POST",
    path: `${base}/:couponId/handOut`,
    access: "marketing.coupon.write",
    summary: "Hands out coupons, to the holders of cards or to nobody in particular, until the total is reached.",
    input: z.object({
      ...one,
      /** Coupons for nobody in particular. */
      count: z.number().int().default(0),
      /** Each of these cards gets one. */
      cardIds: z.array(id).max(codeLimits.atOnce).default([]),
    }),
    output: z.object({ handedOut: z.number().int() }),
    refusals: [
      "record.unknown",
      "codes.batchStopped",
      "codes.notPositive",
      "codes.tooManyAtOnce",
      "codes.usedUp",
      "codes.cards",
    ],
  }),
  stop: endpoint({
    method: "POST",
    path: `${base}/:couponId/stop`,
    access: "marketing.coupon.write",
    summary: "Hands out no more of a coupon; those that people hold stay valid.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  start: endpoint({
    method: "POST",
    path: `${base}/:couponId/start`,
    access: "marketing.coupon.write",
    summary: "Lets a stopped coupon be handed out again.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:couponId`,
    access: "marketing.coupon.write",
    summary: "Deletes a stopped coupon of which nobody holds a valid one.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "codes.notStopped", "codes.stillOpen"],
  }),
  codes: endpoint({
    method: "GET",
    path: `${base}/codes`,
    access: "marketing.couponCode.read",
    summary: "Coupons that were handed out, by the day of it; at most 30 days, or all of one coupon.",
    input: listInput(codeFilters, ["createdTime", "validTo"]),
    output: listOutput(couponCodeRow),
    refusals: rangeRefusals,
  }),
  exportCodes: endpoint({
    method: "POST",
    path: `${base}/codes/export`,
    access: "marketing.couponCode.read",
    summary: "Writes the filtered coupons into a file of the download centre, to be printed or handed on.",
    input: z.object({ ...codeFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [...exportRefusals, "range.reversed", "range.tooEarly"],
  }),
  voidCodes: endpoint({
    method: "POST",
    path: `${base}/codes/void`,
    access: "marketing.couponCode.void",
    summary: "Takes unused coupons back: all of them, or none when one cannot be.",
    input: z.object({ codeIds }),
    output: nothing,
    refusals: ["record.unknown", "codes.notVoidable"],
  }),
};
