import { couponTypes } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, instant, listInput, listOutput } from "../shapes.ts";
import { days, exportRefusals, rangeRefusals } from "./codeShapes.ts";

const base = "/api/v1/marketing/mallCouponFigures";

/** What coupons came to on some days. */
const sums = {
  /** Coupons that were handed out on these days (COUPON-05). */
  handedOut: z.number().int(),
  /** Uses on these days. */
  usedTotal: z.number().int(),
  discountAmountFen: fen,
  /** What was paid for the orders with a coupon, less what went back. */
  salesAmountFen: fen,
};
const steps = {
  /** Of those handed out, the ones that went to the holder of a card. */
  receivedTotal: z.number().int(),
  /** Coupons whose last day was one of these and that nobody used. */
  expiredTotal: z.number().int(),
};

export const mallCouponFigureRow = z.object({
  mallCouponId: id,
  couponName: z.string(),
  couponType: z.enum(couponTypes),
  merchantName: z.string(),
  ...sums,
  ...steps,
  /** Share of the sales of all coupons, between 0 and 1; null without sales. */
  share: z.number().nullable(),
});

export const mallCouponDayRow = z.object({ statDate: day, ...sums });

export const mallCouponUseRow = z.object({
  useId: id,
  couponCode: z.string(),
  couponName: z.string(),
  usedOrderNo: id.nullable(),
  machineNo: z.string().nullable(),
  productName: z.string().nullable(),
  discountAmountFen: fen,
  paidAmountFen: fen.nullable(),
  operatorName: z.string().nullable(),
  useTime: instant,
});

const filters = { couponName: contains, ...days };

/** What coupons of the mall brought: by coupon, by day, and each use (COUPON-05, STAT-05). */
export const mallCouponFigures = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "marketing.mallCouponFigures.read",
    summary: "What each coupon of the mall came to on some days, at most 92.",
    input: listInput(filters, ["handedOut", "usedTotal", "discountAmount", "salesAmount"]),
    output: listOutput(mallCouponFigureRow),
    refusals: rangeRefusals,
  }),
  totals: endpoint({
    method: "GET",
    path: `${base}/totals`,
    access: "marketing.mallCouponFigures.read",
    alsoWith: ["marketing.mallCouponDays.read"],
    summary: "The sums of the coupons that match, from handing out to use.",
    input: z.object(filters),
    output: z.object({ ...sums, ...steps }),
    refusals: rangeRefusals,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "marketing.mallCouponFigures.read",
    summary: "Writes the figures by coupon into a file of the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...exportRefusals, ...rangeRefusals],
  }),
  days: endpoint({
    method: "GET",
    path: `${base}/days`,
    access: "marketing.mallCouponDays.read",
    summary: "What coupons of the mall came to on each of some days, at most 92, newest first.",
    input: listInput(filters, ["statDate", "handedOut", "usedTotal", "discountAmount", "salesAmount"]),
    output: listOutput(mallCouponDayRow),
    refusals: rangeRefusals,
  }),
  exportDays: endpoint({
    method: "POST",
    path: `${base}/days/export`,
    access: "marketing.mallCouponDays.read",
    summary: "Writes the figures by day into a file of the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...exportRefusals, ...rangeRefusals],
  }),
  uses: endpoint({
    method: "GET",
    path: `${base}/uses`,
    access: "marketing.mallCouponFigures.read",
    alsoWith: ["marketing.mallCouponDays.read"],
    summary: "Uses of coupons of the mall on some days, of one coupon or of all that match, each with its order.",
    input: listInput({ mallCouponId: id.optional(), ...filters }, ["useTime"]),
    output: listOutput(mallCouponUseRow),
    refusals: rangeRefusals,
  }),
};
