import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { audienceColumns } from "../marketing/codeShapes.ts";
import { day, fen, id } from "../shapes.ts";
import { buyerToken, shopOf, shopPath } from "./shopFronts.ts";

const base = `${shopPath}/buyer/coupons`;
const own = { ...shopOf, session: buyerToken };

/** Coupons of a shop that its buyers draw, once a day each, and those that a buyer has won (COUPON-03, COUPON-04). */
export const shopCoupons = {
  list: endpoint({
    method: "POST",
    path: base,
    access: "public",
    audience: "external",
    writes: false,
    summary: "Coupons that can be drawn in a shop, and those that the buyer who is logged in has won.",
    input: z.object(own),
    output: z.object({
      draws: z.array(
        z.object({
          drawCouponId: id,
          couponName: z.string(),
          amountFen: fen,
          fullFen: fen,
          /** Hours, levels and business for which it counts; none means all. */
          ...audienceColumns,
          /** The buyer drew it today; tomorrow he may again. */
          isDrawnToday: z.boolean(),
        }),
      ),
      won: z.array(
        z.object({
          couponCode: z.string(),
          couponName: z.string(),
          amountFen: fen,
          fullFen: fen,
          ...audienceColumns,
          validFrom: day,
          validTo: day,
          /** It is neither used nor over. */
          isOpen: z.boolean(),
        }),
      ),
    }),
    refusals: ["mall.shopUnknown", "access.tokenInvalid"],
  }),
  draw: endpoint({
    method: "POST",
    path: `${base}/draw`,
    access: "public",
    audience: "external",
    // A buyer draws a coupon once a day; again on that day he is told what he drew.
    writes: false,
    summary: "Draws a coupon for the buyer who is logged in; again on the same day it answers what was drawn.",
    input: z.object({ ...own, drawCouponId: id }),
    output: z.object({ isNew: z.boolean(), couponCode: z.string().nullable() }),
    refusals: ["mall.shopUnknown", "access.tokenInvalid", "record.unknown", "codes.batchStopped", "codes.drawnOut"],
  }),
};
