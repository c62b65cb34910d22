import type { PagesOf } from "../pageFacts.ts";
import type { mallOrderPermissions } from "./orderPermissions.ts";

/** Pages of the orders of both kinds of shop. */
export const mallOrderPages = {
  "/essggl/ddgl": {
    access: "mall.quickBuyOrder.read",
    group: "/essggl",
    order: 178,
    exports: ["quickBuyOrders"],
    actions: ["mall.quickBuyOrder"],
  },
  "/sc/scdd": {
    access: "mall.order.read",
    group: "/sc",
    order: 180,
    exports: ["mallOrders"],
    actions: ["mall.order"],
  },
} as const satisfies PagesOf<typeof mallOrderPermissions>;
