import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { amount, mallAudience, stateFilter } from "./codeShapes.ts";
import { couponFormRefusals, mallCouponColumns } from "./mallCoupons.ts";

const base = "/api/v1/marketing/drawCoupons";
const one = { drawCouponId: id };

const form = {
  couponName: z.string().max(200),
  /** Whole yuan (COUPON-04). */
  couponDenomination: z.number().int(),
  fullAmountFen: amount,
  /** Percent, above 0 and up to 100, with at most two decimals. */
  winRate: z.string().max(10),
  issuedTotal: z.number().int(),
  validDays: z.number().int(),
  ...mallAudience,
};
const formRefusals = [...couponFormRefusals, "codes.winRate"] as const;

export const drawCouponRow = z.object({
  ...one,
  ...mallCouponColumns,
  /** Percent with two decimals. */
  winRate: z.string(),
  /** Draws that were made so far, whatever came of them. */
  drawTotal: z.number().int(),
});

export const drawRow = z.object({
  drawId: id,
  drawNo: z.number().int(),
  winRate: z.string(),
  /** 0 to 9,999; below the chance in hundredths of a percent it won. */
  drawnNumber: z.number().int(),
  isWon: z.boolean(),
  /** The coupon that was won. */
  couponCode: z.string().nullable(),
  /** Name of the member for whom it was drawn, masked. */
  holder: z.string().nullable(),
  cardNo: z.string().nullable(),
  operatorName: z.string().nullable(),
  drawTime: instant,
});

/** Coupons of the mall that are drawn: chance, stock and the record of every draw (COUPON-01, COUPON-03, COUPON-04). */
export const drawCoupons = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "marketing.drawCoupon.read",
    summary: "Coupons that are drawn, with their chance and what is left, newest first.",
    input: listInput({ couponName: contains, couponStatus: stateFilter }, ["createdTime", "usedTotal"]),
    output: listOutput(drawCouponRow),
    refusals: [],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "marketing.drawCoupon.write",
    summary: "Defines a coupon that is drawn.",
    input: z.object({ merchantId: id, ...form }),
    output: z.object(one),
    refusals: ["merchants.unknown", ...formRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:drawCouponId`,
    access: "marketing.drawCoupon.write",
    summary: "Changes a coupon of which nobody has won one yet; draws that were made keep the chance they had.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["record.unknown", "codes.handedOut", ...formRefusals],
  }),
  stop: endpoint({
    method: "POST",
    path: `${base}/:drawCouponId/stop`,
    access: "marketing.drawCoupon.write",
    summary: "Draws no more of a coupon; those that people won stay valid.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  start: endpoint({
    method: "POST",
    path: `${base}/:drawCouponId/start`,
    access: "marketing.drawCoupon.write",
    summary: "Lets a stopped coupon be drawn again.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  draw: endpoint({
    method: "POST",
    path: `${base}/:drawCouponId/draw`,
    access: "marketing.drawCoupon.draw",
    summary:
      "Draws once, for the holder of a card or for nobody in particular. The same key names the same draw, which answers again what it answered first.",
    input: z.object({
      ...one,
      /** Names this draw of the coupon. */
      drawKey: z.string().regex(/^[\w-]{8,64}$/, "draw key"),
      cardId: id.optional(),
    }),
    output: drawRow,
    refusals: ["record.unknown", "codes.batchStopped", "codes.drawnOut", "codes.cards"],
  }),
  draws: endpoint({
    method: "GET",
    path: `${base}/:drawCouponId/draws`,
    access: "marketing.drawCoupon.read",
    summary: "Every draw of one coupon with its number and what came of it, newest first.",
    input: listInput(one, ["drawNo"]),
    output: listOutput(drawRow),
    refusals: [],
  }),
};
