import { basketLimits, deliveryWays, mallOrderLimits, mallOrderStates } from "@yunshou/domain";
import { z } from "zod";
import { mobile, phoneCode } from "../access/shapes.ts";
import { endpoint } from "../endpoint.ts";
import { fen, id, instant, nothing } from "../shapes.ts";
import { buyerToken, shopOf, shopPath } from "./shopFronts.ts";

const base = `${shopPath}/buyer`;
const own = { ...shopOf, session: buyerToken };
const basket = z
  .array(z.object({ mallProductId: id, quantity: z.number().int().min(1).max(mallOrderLimits.quantity) }))
  .max(basketLimits.lines);
const buyer = z.object({
  /** With its middle hidden. */
  phone: z.string(),
  basket,
});
/** Orders of one browser that a login takes over. */
const joinedAtMost = 50;

/**
 * The account of a buyer at a merchant: one for each phone, which a code proves. What belongs to it is seen with its session
 * on any phone; what was placed without a login belongs to whoever has the token, until a login brings it along.
 */
export const shopBuyers = {
  sendCode: endpoint({
    method: "POST",
    path: `${base}/code`,
    access: "public",
    audience: "external",
    // A second message is refused for a minute.
    writes: false,
    summary: "Sends a phone a code of six digits, valid for ten minutes. Every phone gets one.",
    input: z.object({ ...shopOf, phone: mobile }),
    output: nothing,
    refusals: ["mall.shopUnknown", "access.tooManyAttempts", "access.smsUnavailable"],
  }),
  login: endpoint({
    method: "POST",
    path: `${base}/login`,
    access: "public",
    audience: "external",
    // A code serves once.
    writes: false,
    summary: "Logs a buyer in with the code of his phone, and takes over the orders and the basket of his browser.",
    input: z.object({
      ...shopOf,
      phone: mobile,
      checkCode: phoneCode,
      /** Tokens of orders that were placed in this browser without a login; those of others change nothing. */
      tokens: z.array(buyerToken).max(joinedAtMost).default([]),
      basket: basket.default([]),
    }),
    output: buyer.extend({
      /** Whoever has it is logged in. */
      session: z.string(),
      /** Orders that were taken over. */
      joined: z.number().int(),
    }),
    refusals: ["mall.shopUnknown", "mall.basketTwice", "access.codeInvalid", "access.tooManyAttempts"],
  }),
  current: endpoint({
    method: "POST",
    path: `${base}/current`,
    access: "public",
    audience: "external",
    writes: false,
    summary: "Who is logged in, and what lies in his basket.",
    input: z.object(own),
    output: buyer,
    refusals: ["mall.shopUnknown", "access.tokenInvalid"],
  }),
  saveBasket: endpoint({
    method: "POST",
    path: `${base}/basket`,
    access: "public",
    audience: "external",
    // It says the whole basket, so that saying it again changes nothing.
    writes: false,
    summary: "Keeps the basket of a buyer for his other phones.",
    input: z.object({ ...own, basket }),
    output: nothing,
    refusals: ["mall.shopUnknown", "mall.basketTwice", "access.tokenInvalid"],
  }),
  orders: endpoint({
    method: "POST",
    path: `${base}/orders`,
    access: "public",
    audience: "external",
    writes: false,
    summary: "The orders of a buyer at a merchant, newest first.",
    input: z.object({ ...own, page: z.number().int().min(1).max(1_000).default(1) }),
    output: z.object({
      rows: z.array(
        z.object({
          orderNo: id,
          productName: z.string(),
          quantity: z.number().int(),
          amountFen: fen,
          deliveryWay: z.enum(deliveryWays),
          orderStatus: z.enum(mallOrderStates),
          orderTime: instant,
        }),
      ),
      hasMore: z.boolean(),
    }),
    refusals: ["mall.shopUnknown", "access.tokenInvalid"],
  }),
  logout: endpoint({
    method: "POST",
    path: `${base}/logout`,
    access: "public",
    audience: "external",
    writes: false,
    summary: "Ends a login; one that is over changes nothing.",
    input: z.object(own),
    output: nothing,
    refusals: ["mall.shopUnknown"],
  }),
};
