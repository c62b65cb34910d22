import type { PagesOf } from "../pageFacts.ts";
import type { mallOrderPermissions } from "./orderPermissions.ts";

/** Pages of the orders of both kinds of shop, and of what buyers ask back. */
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
  "/sc/scddxq": { access: "mall.order.read", parent: "/sc/scdd" },
  "/sc/shgl": { access: "mall.afterSale.read", group: "/sc", order: 194.2, actions: ["mall.afterSale"] },
} as const satisfies PagesOf<typeof mallOrderPermissions>;
