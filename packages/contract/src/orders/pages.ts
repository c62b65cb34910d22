import type { PagesOf } from "../pageFacts.ts";
import type { orderPermissions } from "./permissions.ts";

export const orderPages = {
  "/jygl/tkgl": {
    access: "orders.refund.read",
    group: "/jygl",
    order: 76,
    exports: ["refunds"],
    actions: ["orders.refunds"],
  },
  "/jygl/ddgl": { access: "orders.order.read", group: "/jygl", order: 77, exports: ["orders"], actions: ["orders"] },
  "/jygl/qhmgl": {
    access: "orders.pickup.read",
    group: "/jygl",
    order: 81,
    pickups: true,
    exports: ["pickups"],
    actions: ["orders.pickup"],
  },
  "/jygl/dhscj": { access: "orders.order.read", parent: "/jygl/ddgl" },
} as const satisfies PagesOf<typeof orderPermissions>;
