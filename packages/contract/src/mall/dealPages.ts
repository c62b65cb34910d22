import type { PagesOf } from "../pageFacts.ts";
import type { dealPermissions } from "./dealPermissions.ts";

/** Pages of flash sales, group purchases and reviews. */
export const dealPages = {
  "/sc/msgl": { access: "mall.flashSale.read", group: "/sc", order: 194.8, actions: ["mall.flashSale"] },
  "/sc/ptgl": { access: "mall.groupBuy.read", group: "/sc", order: 194.9, actions: ["mall.groupBuy"] },
  "/sc/pjgl": { access: "mall.review.read", group: "/sc", order: 194.25, actions: ["mall.review"] },
} as const satisfies PagesOf<typeof dealPermissions>;
