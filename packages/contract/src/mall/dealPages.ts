import type { PagesOf } from "../pageFacts.ts";
import type { dealPermissions } from "./dealPermissions.ts";

/** Pages of flash sales and reviews. */
export const dealPages = {
  "/sc/msgl": { access: "mall.flashSale.read", group: "/sc", order: 194.8, actions: ["mall.flashSale"] },
  "/sc/pjgl": { access: "mall.review.read", group: "/sc", order: 194.25, actions: ["mall.review"] },
} as const satisfies PagesOf<typeof dealPermissions>;
