import { promotionKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, instant, listInput, listOutput } from "../shapes.ts";
import { exportRefusals, rangeRefusals } from "./codeShapes.ts";

const base = "/api/v1/marketing/promotions";
const narrowed = {
  /** A part of the name of a plan, as it was when it was sold. */
  planName: contains,
  planType: z.enum(promotionKinds).optional(),
  fromDay: day,
  toDay: day,
};
const money = { orderPriceFen: fen, discountFen: fen, paidFen: fen };
const productFilters = { ...narrowed, productName: contains };
const productOrderFilters = { ...narrowed, productCode: z.string().max(40) };
const merchantFilters = { ...narrowed, merchantName: contains };
const merchantOrderFilters = { ...narrowed, merchantNo: z.string().max(40) };

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
    input: listInput(productFilters, ["salesCount", "orderPriceFen", "discountFen", "paidFen"]),
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
    refusals: rangeRefusals,
  }),
  productTotals: endpoint({
    method: "GET",
    path: `${base}/products/totals`,
    access: "marketing.productFigures.read",
    summary: "What the products of the same filters come to.",
    input: z.object(productFilters),
    output: z.object({ salesCount: z.number().int(), ...money }),
    refusals: rangeRefusals,
  }),
  exportProducts: endpoint({
    method: "POST",
    path: `${base}/products/export`,
    access: "marketing.productFigures.read",
    summary: "Writes the products in promotions into a file of the download centre.",
    input: z.object({ ...productFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [...exportRefusals, ...rangeRefusals],
  }),
  productOrders: endpoint({
    method: "GET",
    path: `${base}/products/orders`,
    access: "marketing.productFigures.read",
    summary: "The orders of one product in promotions, newest first.",
    input: listInput(productOrderFilters, ["orderTime"]),
    output: listOutput(orderRow),
    refusals: rangeRefusals,
  }),
  exportProductOrders: endpoint({
    method: "POST",
    path: `${base}/products/orders/export`,
    access: "marketing.productFigures.read",
    summary: "Writes the orders of one product in promotions into a file of the download centre.",
    input: z.object({ ...productOrderFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [...exportRefusals, ...rangeRefusals],
  }),
  merchants: endpoint({
    method: "GET",
    path: `${base}/merchants`,
    access: "marketing.merchantFigures.read",
    summary: "Merchants with orders in promotions of some days: orders, price, discount and what was paid.",
    input: listInput(merchantFilters, ["orderCount", "orderPriceFen", "discountFen", "paidFen"]),
    output: listOutput(
      z.object({ merchantNo: z.string(), merchantName: z.string(), orderCount: z.number().int(), ...money }),
    ),
    refusals: rangeRefusals,
  }),
  merchantTotals: endpoint({
    method: "GET",
    path: `${base}/merchants/totals`,
    access: "marketing.merchantFigures.read",
    summary: "What the merchants of the same filters come to.",
    input: z.object(merchantFilters),
    output: z.object({ orderCount: z.number().int(), ...money }),
    refusals: rangeRefusals,
  }),
  exportMerchants: endpoint({
    method: "POST",
    path: `${base}/merchants/export`,
    access: "marketing.merchantFigures.read",
    summary: "Writes the merchants with orders in promotions into a file of the download centre.",
    input: z.object({ ...merchantFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [...exportRefusals, ...rangeRefusals],
  }),
  merchantOrders: endpoint({
    method: "GET",
    path: `${base}/merchants/orders`,
    access: "marketing.merchantFigures.read",
    summary: "The orders of one merchant in promotions, newest first.",
    input: listInput(merchantOrderFilters, ["orderTime"]),
    output: listOutput(orderRow),
    refusals: rangeRefusals,
  }),
  exportMerchantOrders: endpoint({
    method: "POST",
    path: `${base}/merchants/orders/export`,
    access: "marketing.merchantFigures.read",
    summary: "Writes the orders of one merchant in promotions into a file of the download centre.",
    input: z.object({ ...merchantOrderFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [...exportRefusals, ...rangeRefusals],
  }),
};
