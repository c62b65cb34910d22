import type { PagesOf } from "../pageFacts.ts";
import type { storePermissions } from "./storePermissions.ts";

/** Pages of deliveries, pre-ordered goods, notices, physical stores, group codes and business domains. */
export const storePages = {
  "/sc/scgg": { access: "mall.notice.read", group: "/sc", order: 188, actions: ["mall.notice"] },
  "/sc/stdgl": { access: "mall.store.read", group: "/sc", order: 190, actions: ["mall.store"] },
  "/sc/stdspsz": { access: "mall.storeProduct.read", parent: "/sc/stdgl", actions: ["mall.storeProduct"] },
  "/sc/qewm": { access: "mall.groupCode.read", group: "/sc", order: 192, actions: ["mall.groupCode"] },
  "/sc/ydsptj": { access: "mall.preorder.read", group: "/sc", order: 185, exports: ["mallPreorders"] },
  "/sc/scpsd": { access: "mall.delivery.read", group: "/sc", order: 189, actions: ["mall.delivery"] },
  "/sc/ywym": { access: "mall.businessDomain.read", group: "/sc", order: 194, actions: ["mall.businessDomain"] },
} as const satisfies PagesOf<typeof storePermissions>;
