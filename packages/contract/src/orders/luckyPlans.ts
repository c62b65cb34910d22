import { luckyLimits, luckyPlanStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/orders/lucky-plans";
const one = { luckyPlanId: id };

export const luckyPlanRow = z.object({
  ...one,
  planName: z.string(),
  prizeName: z.string(),
  merchantName: z.string(),
  drawFen: fen,
  /** Chance of one draw, percent with two decimals. */
  winRate: z.string(),
  budgetFen: fen,
  /** What was won so far. */
  spentFen: fen,
  /** What draws that wait for their payment may still win. */
  reservedFen: fen,
  /** Lucky purchases that were drawn, and those of them that won. */
  draws: z.number().int(),
  winCount: z.number().int(),
  state: z.enum(luckyPlanStates),
  createdTime: instant,
  endTime: instant.nullable(),
});

/** A result with all that it follows from, and whether it does. */
export const luckyProof = z.object({
  orderNo: id,
  planName: z.string(),
  winRate: z.string(),
  isWon: z.boolean(),
  numbers: z.array(z.number().int()),
  seed: z.string(),
  commitment: z.string(),
  tradeNo: z.string(),
  resultNo: z.number().int(),
  previousHash: z.string(),
  resultHash: z.string(),
  committedTime: instant,
  drawTime: instant,
  /** The seed is the one that was committed; numbers and result follow from it; the result is linked to the one before it. */
  checks: z.object({ commitment: z.boolean(), numbers: z.boolean(), link: z.boolean() }),
});

/** Callers whose merchant has no lucky purchase have none of these calls (MERCHANT-20). */
const gate = ["merchants.featureOff"] as const;

/** Terms of lucky purchases that the cloud draws, and the proof of each result (ORDER-05, ORDER-10). */
export const luckyPlans = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "orders.lucky.read",
    summary: "Plans of lucky purchases with what they gave of their budgets, newest first.",
    input: listInput({ planName: contains, state: z.enum(luckyPlanStates).optional() }, ["createdTime"]),
    output: listOutput(luckyPlanRow),
    refusals: gate,
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "orders.lucky.write",
    summary:
      "Lets customers draw for a product, at a price and a chance, until the budget is won. Never changed, only ended.",
    input: z.object({
      merchantId: id,
      productId: id,
      planName: z.string().max(200),
      drawFen: fen,
      /** Percent, above 0 and up to 100, with at most two decimals. */
      winRate: z.string().max(10),
      budgetFen: fen,
      /** Empty for all machines of the merchant. */
      machineIds: z.array(id).max(luckyLimits.machines).default([]),
    }),
    output: z.object(one),
    refusals: [
      ...gate,
      "merchants.unknown",
      "codes.machines",
      "goods.unknownProduct",
      "field.required",
      "field.tooLong",
      "amount.notPositive",
      "amount.tooLarge",
      "codes.winRate",
      "orders.luckyPlanExists",
    ],
  }),
  end: endpoint({
    method: "POST",
    path: `${base}/:luckyPlanId/end`,
    access: "orders.lucky.write",
    summary: "Ends a plan: nobody draws under it any more but who has a code to pay already.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "record.unknown", "orders.luckyPlanEnded"],
  }),
  proof: endpoint({
    method: "GET",
    path: `${base}/proof`,
    access: "orders.lucky.read",
    summary: "One result with seed, commitment, payment and numbers, made again from them.",
    input: z.object({ orderNo: id }),
    output: luckyProof,
    refusals: [...gate, "record.unknown"],
  }),
};
