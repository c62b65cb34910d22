import type { PagesOf } from "../pageFacts.ts";
import type { windowPermissions } from "./windowPermissions.ts";

/** Pages of what a shop shows and charges. */
export const windowPages = {
  "/sc/scfl": { access: "mall.category.read", group: "/sc", order: 194.1, actions: ["mall.category"] },
  "/sc/lbt": { access: "mall.banner.read", group: "/sc", order: 194.4, actions: ["mall.banner"] },
  "/sc/yfmb": { access: "mall.freightTemplate.read", group: "/sc", order: 194.5, actions: ["mall.freightTemplate"] },
  "/sc/schy": { access: "mall.buyer.read", group: "/sc", order: 194.6 },
  "/sc/scsz": { access: "mall.setting.read", group: "/sc", order: 194.95, actions: ["mall.setting"] },
  "/sc/kcgl": { access: "mall.stockLevel.read", group: "/sc", order: 194.97, actions: ["mall.stockLevel"] },
} as const satisfies PagesOf<typeof windowPermissions>;
