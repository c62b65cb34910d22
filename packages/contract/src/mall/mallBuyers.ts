import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, id, instant, listInput, listOutput } from "../shapes.ts";
import { countedOrder } from "./counted.ts";

const base = "/api/v1/mall/buyers";
const one = { mallBuyerId: id };

/** Who has an account at the shops of a merchant, and what came of it: paid orders count, whenever they were placed. */
export const mallBuyers = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.buyer.read",
    summary: "Buyers with an account at the shops of the caller's merchants, the newest first; phones are masked.",
    input: listInput(
      {
        /** A whole number. */
        phone: contains,
      },
      ["createdTime"],
    ),
    output: listOutput(
      z.object({
        ...one,
        phone: z.string(),
        orderCount: z.number().int(),
        paidAmountFen: fen,
        discountAmountFen: fen,
        refundAmountFen: fen,
        /** Coupons that the buyer drew and won, used ones among them. */
        couponCount: z.number().int(),
        lastOrderTime: instant.nullable(),
        createdTime: instant,
        merchantName: z.string(),
      }),
    ),
  }),
  orders: endpoint({
    method: "GET",
    path: `${base}/:mallBuyerId/orders`,
    access: "mall.buyer.read",
    summary: "Exactly the orders that the figures of a buyer counted, newest first.",
    input: listInput(one, ["orderTime"]),
    output: listOutput(countedOrder),
  }),
};
