import { codeStates, couponTypes, discountKinds, voucherTypes } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, fen, id, instant, listInput, listOutput } from "../shapes.ts";
import { audienceColumns, days, rangeRefusals } from "./codeShapes.ts";

const base = "/api/v1/marketing/codeChecks";
const typed = z.object({ promoCode: z.string().trim().min(1).max(40) });

export const checkedCode = z.object({
  codeId: id,
  promoCode: z.string(),
  kind: z.enum(discountKinds),
  planName: z.string(),
  couponType: z.enum([...couponTypes, ...voucherTypes]),
  promoStatus: z.enum(codeStates),
  discountAmountFen: fen.nullable(),
  discountRate: z.string().nullable(),
  fullAmountFen: fen,
  validFrom: day,
  validTo: day,
  useCount: z.number().int(),
  maxUseCount: z.number().int(),
  useTime: instant.nullable(),
  usedOrderNo: id.nullable(),
  ...audienceColumns,
});

export const redeemedRow = z.object({
  useId: id,
  promoCode: z.string(),
  kind: z.enum(discountKinds),
  planName: z.string(),
  couponType: z.enum([...couponTypes, ...voucherTypes]),
  promoStatus: z.enum(codeStates),
  validTo: day,
  useTime: instant,
  operatorName: z.string(),
});

/** Why a code that somebody named is not told about: it is no code, or too many were wrong lately. */
const guessing = ["codes.unknown", "codes.tooManyTries"] as const;

/** Codes that somebody shows at a counter: looked up, and redeemed by hand (COUPON-07, VOUCHER-02). */
export const codeChecks = {
  look: endpoint({
    method: "POST",
    path: `${base}/look`,
    access: "marketing.codeCheck.redeem",
    summary: "What a code is and whether it counts; after five wrong codes nothing is told for a quarter of an hour.",
    input: typed,
    output: checkedCode,
    refusals: guessing,
  }),
  redeem: endpoint({
    method: "POST",
    path: `${base}/redeem`,
    access: "marketing.codeCheck.redeem",
    summary: "Redeems one use of a code by hand, without an order.",
    input: typed,
    output: checkedCode,
    refusals: [
      ...guessing,
      "codes.used",
      "codes.inUse",
      "codes.expired",
      "codes.notYet",
      "codes.void",
      "codes.disabled",
      "codes.otherHour",
    ],
  }),
  history: endpoint({
    method: "GET",
    path: `${base}/history`,
    access: "marketing.codeCheck.read",
    summary: "Codes that people redeemed by hand on some days, at most 30, newest first.",
    input: listInput(days, ["useTime"]),
    output: listOutput(redeemedRow),
    refusals: rangeRefusals,
  }),
};
