import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { fen, id, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/goods/prices";

/** One product's new prices; what is absent stays. */
const change = z.object({
  productId: id,
  version: z.number().int(),
  unitPriceFen: fen.optional(),
  costPriceFen: fen.nullable().optional(),
});

const preview = z.object({
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  version: z.number().int(),
  unitPriceBeforeFen: fen,
  unitPriceFen: fen,
  costPriceBeforeFen: fen.nullable(),
  costPriceFen: fen.nullable(),
  marginPermille: z.number().int().nullable(),
  /** Lanes that sell it at the product's price before the change: they can follow it. */
  lanesFollowing: z.number().int(),
  /** Lanes with a price of their own, which stays. */
  lanesOwn: z.number().int(),
  /** The new price is below the purchase price of the product. */
  refusal: z.string().nullable(),
});

/** Changes of prices with preview, history and undo. */
export const prices = {
  history: endpoint({
    method: "GET",
    path: `${base}/history`,
    access: "goods.product.read",
    summary: "Who changed the price of a product, when and why.",
    input: listInput({ productId: id }, ["changedTime"]),
    output: listOutput(
      z.object({
        priceId: id,
        changedTime: instant,
        unitPriceBeforeFen: fen.nullable(),
        unitPriceFen: fen,
        costPriceBeforeFen: fen.nullable(),
        costPriceFen: fen.nullable(),
        reason: z.string(),
        operatorName: z.string().nullable(),
      }),
    ),
    refusals: ["goods.unknownProduct"],
  }),
  preview: endpoint({
    method: "POST",
    path: `${base}/preview`,
    access: "goods.product.write",
    writes: false,
    summary: "What a change of prices would do, row by row; writes nothing.",
    input: z.object({ changes: z.array(change).min(1).max(1_000) }),
    output: z.object({ rows: z.array(preview) }),
    refusals: ["goods.unknownProduct"],
  }),
  change: endpoint({
    method: "POST",
    path: base,
    access: "goods.product.write",
    summary: "Changes prices of products, all of them or none, under one number by which they can be undone.",
    input: z.object({
      changes: z.array(change).min(1).max(1_000),
      reason: z.string().max(200).default(""),
      /** Lanes that sold at the product's price follow it, with a command to their machines. */
      lanesFollow: z.boolean().default(false),
    }),
    output: z.object({ batchId: id, changed: z.number().int() }),
    refusals: [
      "goods.unknownProduct",
      "goods.changedMeanwhile",
      "goods.priceNotPositive",
      "goods.purchaseAbovePrice",
      "amount.tooLarge",
      "amount.notPositive",
    ],
  }),
  undo: endpoint({
    method: "POST",
    path: `${base}/undo`,
    access: "goods.product.write",
    summary: "Gives the products of one change their prices back, where nobody has changed them since.",
    input: z.object({ batchId: id }),
    output: z.object({ undone: z.number().int(), kept: z.number().int() }),
    refusals: ["record.unknown"],
  }),
};
