import type { PagesOf } from "../pageFacts.ts";
import type { dealPermissions } from "./dealPermissions.ts";

/** Pages of flash sales. */
export const dealPages = {
  "/sc/msgl": { access: "mall.flashSale.read", group: "/sc", order: 194.8, actions: ["mall.flashSale"] },
} as const satisfies PagesOf<typeof dealPermissions>;
