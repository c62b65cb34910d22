import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/mall/preorders";
const filters = { productName: contains, pickupPoint: contains, fromDay: day, toDay: day };
const rangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

/** What buyers ordered of a product on one day, to be fetched at one point or to be brought. */
export const preorderRow = z.object({
  rowId: z.string(),
  statDate: day,
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  /** Null for what is brought. */
  pickupPointId: id.nullable(),
  pickupPoint: z.string().nullable(),
  merchantName: z.string(),
  quantity: z.number().int(),
  /** Pieces that still wait to be fetched or sent. */
  toPrepare: z.number().int(),
  paidAmountFen: fen,
});

/** An order that a row counted. */
export const preorderOrderRow = z.object({
  orderNo: id,
  quantity: z.number().int(),
  paidAmountFen: fen,
  isWaiting: z.boolean(),
  orderTime: instant,
});

/** Paid orders of the mall per product, day and pickup point (MALL-04, STAT-05). */
export const mallPreorders = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.preorder.read",
    summary: "What was ordered and paid per product, day and pickup point, on at most 92 days, newest first.",
    input: listInput(filters, ["statDate", "quantity", "toPrepare", "paidAmount"]),
    output: listOutput(preorderRow),
    refusals: rangeRefusals,
  }),
  totals: endpoint({
    method: "GET",
    path: `${base}/totals`,
    access: "mall.preorder.read",
    summary: "What the rows of the same filters come to, in all and by day.",
    input: z.object(filters),
    output: z.object({
      quantity: z.number().int(),
      toPrepare: z.number().int(),
      paidAmountFen: fen,
      /** Days with orders, the first first. */
      days: z.array(z.object({ statDate: day, quantity: z.number().int() })),
    }),
    refusals: rangeRefusals,
  }),
  orders: endpoint({
    method: "GET",
    path: `${base}/orders`,
    access: "mall.preorder.read",
    summary: "The orders that one row of the figures counted, newest first.",
    input: listInput({ productId: id, pickupPointId: id.optional(), statDate: day }, ["orderTime"]),
    output: listOutput(preorderOrderRow),
  }),
  sheet: endpoint({
    method: "GET",
    path: `${base}/sheet`,
    access: "mall.preorder.read",
    summary: "What still has to be prepared, per pickup point and product over the days, for printing.",
    input: z.object(filters),
    output: z.object({
      rows: z.array(
        z.object({
          pickupPoint: z.string().nullable(),
          productCode: z.string(),
          productName: z.string(),
          toPrepare: z.number().int(),
        }),
      ),
      /** There is more than a sheet holds. */
      isCut: z.boolean(),
    }),
    refusals: rangeRefusals,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "mall.preorder.read",
    summary: "Writes the figures into a file of the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...rangeRefusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
