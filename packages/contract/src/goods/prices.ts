import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { fen, id, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/goods/prices";

/** Prices of products and their history. */
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
};
