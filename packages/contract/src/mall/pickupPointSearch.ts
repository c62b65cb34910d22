import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { entityOutput, entityQuestion } from "../entities.ts";

/** How filters find pickup points. */
export const pickupPointSearch = {
  points: endpoint({
    method: "POST",
    path: "/api/v1/mall/pickup-points/search",
    access: "mall.pickupPoint.read",
    alsoWith: ["orders.order.read", "insight.mall.read"],
    writes: false,
    bodyBytes: largeBodyBytes,
    summary: "Pickup points by name, address, pinyin or its initials, or those of some ids.",
    input: z.object(entityQuestion),
    output: entityOutput,
  }),
};
