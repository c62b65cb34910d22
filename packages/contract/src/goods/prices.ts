import { productLimits } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { fen, id, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/goods/prices";

/** One product's new prices; what is absent stays. `version` is that of the product as it was read. */
const change = z.object({
  productId: id,
  version: z.number().int(),
  unitPriceFen: fen.optional(),
  costPriceFen: fen.nullable().optional(),
});
const changes = z.array(change).min(1).max(productLimits.pricesAtOnce);

const currentRow = z.object({
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  version: z.number().int(),
  unitPriceFen: fen,
  costPriceFen: fen.nullable(),
  /** Lanes that sell it at the product's own price: they can follow a change. */
  lanesFollowing: z.number().int(),
  /** Lanes with a price of their own, which stays. */
  lanesOwn: z.number().int(),
});

/** Prices of products: changes of many at once, their history and their way back. */
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
  current: endpoint({
    method: "POST",
    path: `${base}/current`,
    access: "goods.product.read",
    writes: false,
    summary: "Prices of products as they are, and how many lanes would follow a change.",
    input: z.object({ productIds: z.array(id).min(1).max(productLimits.pricesAtOnce) }),
    output: z.object({ rows: z.array(currentRow) }),
    refusals: ["goods.unknownProduct"],
  }),
  change: endpoint({
    method: "POST",
    path: base,
    access: "goods.product.write",
    bodyBytes: largeBodyBytes,
    summary: "Changes prices of products, all of them or none, under one number by which they can be taken back.",
    input: z.object({
      changes,
      reason: z.string().max(1_000).default(""),
      /** Lanes that sold at the product's price follow it. */
      lanesFollow: z.boolean().default(false),
    }),
    output: z.object({ batchId: id, changed: z.number().int(), lanes: z.number().int(), machines: z.number().int() }),
    refusals: [
      "goods.unknownProduct",
      "goods.changedMeanwhile",
      "goods.priceNotPositive",
      "goods.purchaseAbovePrice",
      "amount.tooLarge",
      "amount.notPositive",
      "field.remarkTooLong",
    ],
  }),
  undo: endpoint({
    method: "POST",
    path: `${base}/undo`,
    access: "goods.product.write",
    summary: "Gives the products and lanes of one change their prices back, where nobody has changed them since.",
    input: z.object({ batchId: id }),
    output: z.object({ undone: z.number().int(), kept: z.number().int() }),
    refusals: ["record.unknown"],
  }),
};
