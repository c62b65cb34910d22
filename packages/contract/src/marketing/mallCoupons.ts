import { codeBatchStates, codeLimits, couponTypes, handedTypes } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, fen, id, listInput, listOutput, nothing } from "../shapes.ts";
import { amount, audienceColumns, audienceRefusals, batchColumns, mallAudience, stateFilter } from "./codeShapes.ts";

const base = "/api/v1/marketing/mallCoupons";
const one = { mallCouponId: id };

const form = {
  couponName: z.string().max(200),
  couponType: z.enum(handedTypes),
  /** Whole yuan (COUPON-04). */
  couponDenomination: z.number().int(),
  fullAmountFen: amount,
  validDays: z.number().int(),
  issuedTotal: z.number().int(),
  ...mallAudience,
};

/** What a form of a coupon may be refused for. */
export const couponFormRefusals = [
  "field.required",
  "field.tooLong",
  "codes.notPositive",
  "amount.negative",
  "amount.tooLarge",
  ...audienceRefusals,
] as const;

/** Columns that every coupon of the mall has. */
export const mallCouponColumns = {
  ...batchColumns,
  couponName: z.string(),
  couponDenomination: z.number().int(),
  fullAmountFen: fen,
  validDays: z.number().int(),
  /** First and last day of the coupons handed out so far. */
  validFrom: day.nullable(),
  validTo: day.nullable(),
  couponStatus: z.enum(codeBatchStates),
  ...audienceColumns,
};

export const mallCouponRow = z.object({ ...one, ...mallCouponColumns, couponType: z.enum(couponTypes) });

/** Coupons of the mall: what each is, and how many are handed out (MALL-04, COUPON-01, COUPON-03, COUPON-04). */
export const mallCoupons = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "marketing.mallCoupon.read",
    summary: "Coupons of the mall of the caller's merchants, those that are drawn too, newest first.",
    input: listInput({ couponName: contains, couponStatus: stateFilter }, ["createdTime", "usedTotal"]),
    output: listOutput(mallCouponRow),
    refusals: [],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "marketing.mallCoupon.write",
    summary: "Defines a coupon of the mall; nobody holds one before it is handed out, and no machine takes it.",
    input: z.object({ merchantId: id, ...form }),
    output: z.object(one),
    refusals: ["merchants.unknown", ...couponFormRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:mallCouponId`,
    access: "marketing.mallCoupon.write",
    summary: "Changes a coupon of the mall that nobody holds yet.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["record.unknown", "codes.handedOut", "codes.drawnOnly", ...couponFormRefusals],
  }),
  handOut: endpoint({
    method: "POST",
    path: `${base}/:mallCouponId/handOut`,
    access: "marketing.mallCoupon.write",
    summary: "Hands out coupons of the mall, to the holders of cards or to nobody in particular.",
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
      "codes.drawnOnly",
      "codes.batchStopped",
      "codes.notPositive",
      "codes.tooManyAtOnce",
      "codes.usedUp",
      "codes.cards",
    ],
  }),
  stop: endpoint({
    method: "POST",
    path: `${base}/:mallCouponId/stop`,
    access: "marketing.mallCoupon.write",
    summary: "Hands out no more of a coupon of the mall; those that people hold stay valid.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  start: endpoint({
    method: "POST",
    path: `${base}/:mallCouponId/start`,
    access: "marketing.mallCoupon.write",
    summary: "Lets a stopped coupon of the mall be handed out again.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:mallCouponId`,
    access: "marketing.mallCoupon.write",
    summary: "Deletes a stopped coupon of the mall of which nobody holds a valid one.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "codes.notStopped", "codes.stillOpen"],
  }),
};
