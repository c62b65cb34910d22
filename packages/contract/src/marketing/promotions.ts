import { promotionKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, fen, id, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/marketing/promotions";
const narrowed = {
  /** A part of the name of a plan, as it was when it was sold. */
  planName: contains,
  planType: z.enum(promotionKinds).optional(),
  fromDay: day,
  toDay: day,
};
const money = { orderPriceFen: fen, discountFen: fen, paidFen: fen };
const refusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

const orderRow = z.object({
  orderNo: id,
  machineNo: z.string(),
  productName: z.string(),
  /** Every promotion of the order, in the order in which they were taken off. */
  planName: z.string(),
  /** Of the first of them. */
  planType: z.enum(promotionKinds),
  ...money,
  orderTime: instant,
});

/** What promotions did: paid orders that they made cheaper, by product and by merchant (MKT-21, STAT-05). */
export const promotions = {
  products: endpoint({
    method: "GET",
    path: `${base}/products`,
    access: "marketing.productFigures.read",
    summary: "Products in promotions of some days: pieces, price, discount, what was paid, and its share of all rows.",
    input: listInput({ ...narrowed, productName: contains }, ["salesCount", "orderPriceFen", "discountFen", "paidFen"]),
    output: listOutput(
      z.object({
        productId: id,
        productCode: z.string(),
        productName: z.string(),
        salesCount: z.number().int(),
        ...money,
        /** Of what was paid, as a fraction of all rows. */
        share: z.number().nullable(),
      }),
    ),
    refusals,
  }),
  productOrders: endpoint({
    method: "GET",
    path: `${base}/products/orders`,
    access: "marketing.productFigures.read",
    summary: "The orders of one product in promotions, newest first.",
    input: listInput({ ...narrowed, productCode: z.string().max(40) }, ["orderTime"]),
    output: listOutput(orderRow),
    refusals,
  }),
  merchants: endpoint({
    method: "GET",
    path: `${base}/merchants`,
    access: "marketing.merchantFigures.read",
    summary: "Merchants with orders in promotions of some days: orders, price, discount and what was paid.",
    input: listInput({ ...narrowed, merchantName: contains }, [
      "orderCount",
      "orderPriceFen",
      "discountFen",
      "paidFen",
    ]),
    output: listOutput(
      z.object({ merchantNo: z.string(), merchantName: z.string(), orderCount: z.number().int(), ...money }),
    ),
    refusals,
  }),
  merchantOrders: endpoint({
    method: "GET",
    path: `${base}/merchants/orders`,
    access: "marketing.merchantFigures.read",
    summary: "The orders of one merchant in promotions, newest first.",
    input: listInput({ ...narrowed, merchantNo: z.string().max(40) }, ["orderTime"]),
    output: listOutput(orderRow),
    refusals,
  }),
};
