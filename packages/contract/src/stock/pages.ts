import type { PagesOf } from "../pageFacts.ts";
import type { stockPermissions } from "./permissions.ts";

export const stockPages = {
  "/kcpd/xlspkcpd": { access: "stock.count.read", group: "/kcpd", order: 56, exports: ["stock.routes"] },
  "/kcpd/jqspkcpd": { access: "stock.count.read", group: "/kcpd", order: 57, exports: ["stock.products"] },
  "/kcpd/jqhdkcpd": {
    access: "stock.count.read",
    group: "/kcpd",
    order: 58,
    exports: ["stock.lanes"],
    actions: ["stock.count", "stock.goodsCount"],
  },
  "/kcpd/bhjl": {
    access: "stock.refill.read",
    group: "/kcpd",
    order: 60,
    exports: ["stock.refills"],
    actions: ["stock.refill"],
  },
  "/jxcgl/wdgys": { access: "stock.supplier.read", group: "/jxcgl", order: 113, actions: ["stock.supplier"] },
  "/jxcgl/gysspsz": {
    access: "stock.supplier.read",
    group: "/jxcgl",
    order: 114,
    exports: ["supplierProducts"],
    actions: ["stock.supplierProduct"],
  },
  "/jxcgl/ghjdr": { access: "stock.supplier.write", parent: "/jxcgl/gysspsz", isAction: true },
  "/jxcgl/ccgl": { access: "stock.warehouse.read", group: "/jxcgl", order: 115, actions: ["stock.warehouse"] },
  "/jxcgl/cgjh": { access: "stock.plan.read", group: "/jxcgl", order: 116, actions: ["stock.plan"] },
  "/jxcgl/cgd": { access: "stock.purchase.read", group: "/jxcgl", order: 117, actions: ["stock.purchase"] },
  "/jxcgl/rkdj": {
    access: "stock.receipt.read",
    group: "/jxcgl",
    order: 118,
    actions: ["stock.receipt", "stock.return"],
  },
  "/jxcgl/rkdr": { access: "stock.receipt.write", parent: "/jxcgl/rkdj", isAction: true },
  "/jxcgl/sfk": {
    access: "stock.payment.read",
    group: "/jxcgl",
    order: 119,
    actions: ["stock.payment", "stock.bill"],
  },
  "/jxcgl/chd": {
    access: "stock.outbound.read",
    group: "/jxcgl",
    order: 120,
    actions: ["stock.outbound", "stock.transfer"],
  },
  "/jxcgl/bs": {
    access: "stock.loss.read",
    group: "/jxcgl",
    order: 121,
    exports: ["stock.lossSteps"],
    actions: ["stock.loss"],
  },
  "/jxcgl/bhd/jrbf": {
    access: "stock.refillOrder.read",
    parent: "/jxcgl/bhd",
    isAction: true,
    actions: ["stock.visit"],
  },
  "/jxcgl/bhd": { access: "stock.refillOrder.read", group: "/jxcgl", order: 122, actions: ["stock.refillOrder"] },
} as const satisfies PagesOf<typeof stockPermissions>;
