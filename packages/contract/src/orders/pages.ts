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
  "/jygl/dhscj": { access: "orders.order.read", parent: "/jygl/ddgl" },
} as const satisfies PagesOf<typeof orderPermissions>;
