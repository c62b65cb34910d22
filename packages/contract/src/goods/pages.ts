import type { PagesOf } from "../pageFacts.ts";
import type { goodsPermissions } from "./permissions.ts";

export const goodsPages = {
  "/spgl/spmcgjh": {
    access: "goods.product.read",
    group: "/spgl",
    order: 161,
    exports: ["goods.productNames"],
    actions: ["goods.productName"],
  },
  "/spgl/ptspk": {
    access: "goods.library.read",
    group: "/spgl",
    order: 163,
    actions: ["goods.library"],
  },
  "/spgl/wdsp": {
    access: "goods.product.read",
    group: "/spgl",
    order: 160,
    exports: ["products"],
    actions: ["goods.product"],
  },
  "/spgl/xzsp": { access: "goods.product.write", parent: "/spgl/wdsp", isAction: true },
  "/spgl/mcdr": { access: "goods.product.write", parent: "/spgl/spmcgjh", isAction: true },
  "/spgl/spdr": { access: "goods.product.write", parent: "/spgl/wdsp", isAction: true },
  "/spgl/spfl": {
    access: "goods.attribute.read",
    group: "/spgl",
    order: 165,
    actions: ["goods.attribute", "goods.libraryAttribute"],
  },
  "/spgl/tsgl": {
    access: "goods.modelling.read",
    group: "/spgl",
    order: 166,
    actions: ["goods.modelling"],
  },
  "/spgl/spbqgl": { access: "goods.product.read", group: "/spgl", order: 167, actions: ["goods.tag"] },
} as const satisfies PagesOf<typeof goodsPermissions>;
