import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { fen, id } from "../shapes.ts";

export const products = {
  /** What a lane or price form offers to choose from. */
  options: endpoint({
    method: "GET",
    path: "/api/v1/goods/products/options",
    access: "goods.product.read",
    summary: "Products that a machine of the caller's scope may carry, by name or code; at most 50.",
    input: z.object({ machineId: id.optional(), text: z.string().trim().max(60).default("") }),
    output: z.object({
      rows: z.array(
        z.object({
          productId: id,
          code: z.string(),
          name: z.string(),
          specification: z.string(),
          image: z.string().nullable(),
          priceFen: fen,
          purchaseFen: fen.nullable(),
        }),
      ),
    }),
  }),
};
