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
    actions: ["stock.count"],
  },
} as const satisfies PagesOf<typeof stockPermissions>;
