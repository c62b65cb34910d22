import { codeBatchStates, codeStates, couponTypes } from "@yunshou/domain";
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
  typeFilter,
  wholeCode,
} from "./codeShapes.ts";

const base = "/api/v1/marketing/promoCodes";
const one = { promoId: id };

export const promoRow = z.object({
  ...one,
  ...batchColumns,
  /** The number of the batch. */
  planCode: z.string(),
  planName: z.string(),
  discountAmountFen: fen.nullable(),
  /** Share of the price that is left to pay, 0 to 1 (MKT-06). */
  discountRate: z.string().nullable(),
  maxUseCount: z.number().int(),
  validFrom: day,
  validTo: day,
  planStatus: z.enum(codeBatchStates),
  planMachines: z.string(),
  planProducts: z.string(),
  ...audienceColumns,
});

export const promoCodeRow = z.object({
  ...codeColumns,
  promoCode: z.string(),
  planName: z.string(),
  couponType: z.enum(couponTypes),
  promoStatus: z.enum(codeStates),
  useCount: z.number().int(),
  maxUseCount: z.number().int(),
});

export const promoFigureRow = z.object({
  ...one,
  planCode: z.string(),
  planName: z.string(),
  merchantName: z.string(),
  /** Codes that exist. */
  issuedTotal: z.number().int(),
  /** Uses on the days asked for. */
  usedTotal: z.number().int(),
  /** Codes that ended unused. */
  expiredTotal: z.number().int(),
  discountAmountFen: fen,
  /** What was paid for the orders with a code, less what went back. */
  salesAmountFen: fen,
  /** Share of the sales of all batches, in hundredths of a percent; null without sales. */
  share: z.number().nullable(),
});

export const promoUseRow = z.object({
  useId: id,
  promoCode: z.string(),
  planName: z.string(),
  usedOrderNo: id.nullable(),
  machineNo: z.string().nullable(),
  productName: z.string().nullable(),
  discountAmountFen: fen,
  paidAmountFen: fen.nullable(),
  operatorName: z.string().nullable(),
  useTime: instant,
});

const codeFilters = { promoId: id.optional(), promoCode: wholeCode, promoStatus: codeStateFilter, ...days };
const figureFilters = { planName: contains, ...days };
const useFilters = { promoId: id, ...days };

/** Promo codes in batches, each code by itself, and what they brought (COUPON-01 to COUPON-07, MKT-21). */
export const promoCodes = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "marketing.promoCode.read",
    summary: "Batches of promo codes of the caller's merchants, newest first.",
    input: listInput({ planName: contains, couponType: typeFilter }, ["createdTime", "usedTotal", "validTo"]),
    output: listOutput(promoRow),
    refusals: [],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "marketing.promoCode.write",
    summary:
      "Defines a batch of promo codes that take off an amount, or a share of the price; its codes are made afterwards.",
    input: z.object({
      merchantId: id,
      planName: z.string().max(200),
      couponType: z.enum(couponTypes),
      discountAmountFen: amount.optional(),
      discountRate: z.string().max(10).optional(),
      validFrom: day,
      validTo: day,
      issuedTotal: z.number().int(),
      maxUseCount: z.number().int(),
      ...narrowing,
    }),
    bodyBytes: largeBodyBytes,
    output: z.object(one),
    refusals: [
      "merchants.unknown",
      "field.required",
      "field.tooLong",
      "amount.notPositive",
      "amount.tooLarge",
      "codes.oneValue",
      "codes.rateOutOfRange",
      "codes.notPositive",
      "codes.periodReversed",
      "codes.periodPast",
      ...narrowingRefusals,
    ],
  }),
  generate: endpoint({
    method: "POST",
    path: `${base}/:promoId/generate`,
    access: "marketing.promoCode.write",
    summary: "Makes up to 500 codes of a batch, until its total is reached.",
    input: z.object({ ...one, count: z.number().int() }),
    output: z.object({ handedOut: z.number().int() }),
    refusals: ["record.unknown", "codes.batchStopped", "codes.notPositive", "codes.tooManyAtOnce", "codes.usedUp"],
  }),
  stop: endpoint({
    method: "POST",
    path: `${base}/:promoId/stop`,
    access: "marketing.promoCode.write",
    summary: "No machine accepts the codes of the batch any more.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  start: endpoint({
    method: "POST",
    path: `${base}/:promoId/start`,
    access: "marketing.promoCode.write",
    summary: "Machines accept the codes of a stopped batch again.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:promoId`,
    access: "marketing.promoCode.write",
    summary: "Deletes a stopped batch whose codes nobody can use any more.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "codes.notStopped", "codes.stillOpen"],
  }),
  codes: endpoint({
    method: "GET",
    path: `${base}/codes`,
    access: "marketing.promoCodeDetail.read",
    summary: "Single promo codes by the day they were made; at most 30 days, or all of one batch.",
    input: listInput(codeFilters, ["createdTime", "validTo"]),
    output: listOutput(promoCodeRow),
    refusals: rangeRefusals,
  }),
  exportCodes: endpoint({
    method: "POST",
    path: `${base}/codes/export`,
    access: "marketing.promoCodeDetail.read",
    summary: "Writes the filtered promo codes into a file of the download centre.",
    input: z.object({ ...codeFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [...exportRefusals, "range.reversed", "range.tooEarly"],
  }),
  voidCodes: endpoint({
    method: "POST",
    path: `${base}/codes/void`,
    access: "marketing.promoCodeDetail.void",
    summary: "Takes unused promo codes back: all of them, or none when one cannot be.",
    input: z.object({ codeIds }),
    output: nothing,
    refusals: ["record.unknown", "codes.notVoidable"],
  }),
  figures: endpoint({
    method: "GET",
    path: `${base}/figures`,
    access: "marketing.promoFigures.read",
    summary: "What each batch of promo codes brought on some days, at most 92: uses, discount and sales.",
    input: listInput(figureFilters, ["usedTotal", "discountAmount", "salesAmount"]),
    output: listOutput(promoFigureRow),
    refusals: rangeRefusals,
  }),
  totals: endpoint({
    method: "GET",
    path: `${base}/figures/totals`,
    access: "marketing.promoFigures.read",
    summary: "What the batches of the same filters come to.",
    input: z.object(figureFilters),
    output: z.object({
      issuedTotal: z.number().int(),
      usedTotal: z.number().int(),
      expiredTotal: z.number().int(),
      discountAmountFen: fen,
      salesAmountFen: fen,
    }),
    refusals: rangeRefusals,
  }),
  exportFigures: endpoint({
    method: "POST",
    path: `${base}/figures/export`,
    access: "marketing.promoFigures.read",
    summary: "Writes the figures of promo codes into a file of the download centre.",
    input: z.object({ ...figureFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [...exportRefusals, ...rangeRefusals],
  }),
  uses: endpoint({
    method: "GET",
    path: `${base}/uses`,
    access: "marketing.promoFigures.read",
    summary: "Uses of one batch of promo codes on some days, at most 92, each with its order.",
    input: listInput(useFilters, ["useTime"]),
    output: listOutput(promoUseRow),
    refusals: rangeRefusals,
  }),
  exportUses: endpoint({
    method: "POST",
    path: `${base}/uses/export`,
    access: "marketing.promoFigures.read",
    summary: "Writes the uses of one batch into a file of the download centre.",
    input: z.object({ ...useFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [...exportRefusals, ...rangeRefusals],
  }),
};
