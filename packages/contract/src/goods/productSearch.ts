import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { entityOutput, entityQuestion } from "../entities.ts";
import { id } from "../shapes.ts";

/** How forms and filters find products. */
export const productSearch = {
  products: endpoint({
    method: "POST",
    path: "/api/v1/goods/products/search",
    access: "goods.product.read",
    alsoWith: ["goods.attribute.read", "machines.lane.read", "orders.order.read", "insight.dashboard.read"],
    writes: false,
    bodyBytes: largeBodyBytes,
    summary: "Products by number, name, pinyin or its initials, or those of some ids or numbers.",
    input: z.object({ ...entityQuestion, /** Only those of the merchants of its tree. */ machineId: id.optional() }),
    output: entityOutput,
  }),
};
