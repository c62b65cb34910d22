import { dealPages } from "./dealPages.ts";
import { mallOrderPages } from "./orderPages.ts";
import { storePages } from "./storePages.ts";
import { windowPages } from "./windowPages.ts";
import type { PagesOf } from "../pageFacts.ts";
import type { mallPermissions } from "./permissions.ts";

export const mallPages = {
  ...dealPages,
  ...storePages,
  ...mallOrderPages,
  ...windowPages,
  "/essggl/sz": {
    access: "mall.quickBuyShop.read",
    group: "/essggl",
    order: 179,
    actions: ["mall.quickBuyShop"],
  },
  "/sc/cpgl": { access: "mall.product.read", group: "/sc", order: 182, actions: ["mall.product"] },
  "/sc/thdgl": { access: "mall.pickupPoint.read", group: "/sc", order: 186, actions: ["mall.pickupPoint"] },
  "/sc/dpxx": { access: "mall.shop.read", group: "/sc", order: 187, actions: ["mall.shop"] },
} as const satisfies PagesOf<typeof mallPermissions>;
