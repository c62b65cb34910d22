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
  "/jygl/hgxq": { access: "orders.lucky.read", group: "/jygl", order: 82, lucky: true, exports: ["luckyOrders"] },
  "/jygl/zjtj": { access: "orders.luckyWin.read", group: "/jygl", order: 83, lucky: true, exports: ["luckyWins"] },
  "/jygl/hgsh": {
    access: "orders.offlinePickup.read",
    group: "/jygl",
    order: 84,
    lucky: true,
    exports: ["offlinePickups"],
    actions: ["orders.offlinePickup"],
  },
  "/jygl/ddcj": { access: "orders.lucky.read", group: "/jygl", order: 97, lucky: true, exports: ["luckyDraws"] },
  "/jygl/hgfa": { access: "orders.lucky.read", parent: "/jygl/ddcj", isAction: true, actions: ["orders.luckyPlans"] },
  "/jygl/dhscj": { access: "orders.order.read", parent: "/jygl/ddgl", isAction: true },
  "/jygl/jqjymx": { access: "orders.line.read", group: "/jygl", order: 78, exports: ["orderLines"] },
  "/jygl/ycchjl": { access: "orders.remote.read", group: "/jygl", order: 87, exports: ["remoteDispensings"] },
  "/jygl/ddcx": { access: "orders.search.read", group: "/jygl", order: 89, exports: ["orderSearch"] },
  "/jygl/chcx": { access: "orders.dispensing.read", group: "/jygl", order: 91, exports: ["dispensings"] },
  "/jygl/chmx": { access: "orders.dispensing.read", parent: "/jygl/chcx", exports: ["dispensingAttempts"] },
  "/jygl/yhgmjl": { access: "orders.purchase.read", group: "/jygl", order: 96, cards: true, exports: ["purchases"] },
  "/cfgl/wtddgl": { access: "orders.problem.read", group: "/cfgl", order: 66, exports: ["problemOrders"] },
} as const satisfies PagesOf<typeof orderPermissions>;
