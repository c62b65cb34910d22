import { codeStates, voucherTypes } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, listInput, listOutput, nothing } from "../shapes.ts";
import {
  amount,
  audienceColumns,
  codeColumns,
  codeIds,
  codeStateFilter,
  days,
  exportRefusals,
  narrowing,
  narrowingRefusals,
  wholeCode,
} from "./codeShapes.ts";

const base = "/api/v1/marketing/vouchers";
const filters = { voucherCode: wholeCode, voucherName: contains, voucherStatus: codeStateFilter, ...days };
const rangeRefusals = ["codes.createdRange", "range.reversed", "range.tooEarly"] as const;

export const voucherRow = z.object({
  ...codeColumns,
  voucherCode: z.string(),
  voucherName: z.string(),
  voucherAmountFen: fen,
  /** The price from which it counts (VOUCHER-04). */
  limitAmountFen: fen,
  /** Numbers of the machines that take it; empty means all of the merchant. */
  usageLimit: z.string(),
  /** Names of the products for which it counts; empty means all. */
  planProducts: z.string(),
  ...audienceColumns,
  voucherType: z.enum(voucherTypes),
  voucherStatus: z.enum(codeStates),
  /** How many were made together. */
  generatedQty: z.number().int(),
});

/** Vouchers: money off from an amount on, each with a code of its own (VOUCHER-01 to VOUCHER-06). */
export const vouchers = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "marketing.voucher.read",
    summary: "Vouchers of the caller's merchants by the day they were made, newest first; at most three months.",
    input: listInput(filters, ["createdTime", "validTo"]),
    output: listOutput(voucherRow),
    refusals: rangeRefusals,
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "marketing.voucher.write",
    summary: "Makes up to 500 vouchers of one kind.",
    input: z.object({
      merchantId: id,
      voucherName: z.string().max(200),
      voucherAmountFen: amount,
      limitAmountFen: amount,
      voucherType: z.enum(voucherTypes),
      validFrom: day,
      validTo: day,
      generatedQty: z.number().int(),
      ...narrowing,
    }),
    bodyBytes: largeBodyBytes,
    output: z.object({ made: z.number().int() }),
    refusals: [
      "merchants.unknown",
      "field.required",
      "field.tooLong",
      "amount.notPositive",
      "amount.tooLarge",
      "codes.notBelowLimit",
      "codes.notPositive",
      "codes.tooManyVouchers",
      "codes.productsMissing",
      "codes.productsOfGeneral",
      "codes.periodReversed",
      "codes.periodPast",
      ...narrowingRefusals,
    ],
  }),
  voidCodes: endpoint({
    method: "POST",
    path: `${base}/void`,
    access: "marketing.voucher.write",
    summary: "Takes unused vouchers back: all of them, or none when one cannot be.",
    input: z.object({ codeIds }),
    output: nothing,
    refusals: ["record.unknown", "codes.notVoidable"],
  }),
  remove: endpoint({
    method: "POST",
    path: `${base}/remove`,
    access: "marketing.voucher.write",
    summary: "Deletes vouchers that were taken back or expired unused; used ones stay for the books.",
    input: z.object({ codeIds }),
    output: nothing,
    refusals: ["record.unknown", "codes.stillOpen"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "marketing.voucher.read",
    summary: "Writes the filtered vouchers into a file of the download centre, to be printed or handed on.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...exportRefusals, ...rangeRefusals],
  }),
};
