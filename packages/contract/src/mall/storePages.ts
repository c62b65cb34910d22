import type { PagesOf } from "../pageFacts.ts";
import type { storePermissions } from "./storePermissions.ts";

/** Pages of notices and physical stores. */
export const storePages = {
  "/sc/scgg": { access: "mall.notice.read", group: "/sc", order: 188, actions: ["mall.notice"] },
  "/sc/stdgl": { access: "mall.store.read", group: "/sc", order: 190, actions: ["mall.store"] },
  "/sc/stdspsz": { access: "mall.storeProduct.read", parent: "/sc/stdgl", actions: ["mall.storeProduct"] },
} as const satisfies PagesOf<typeof storePermissions>;
