import type { PagesOf } from "../pageFacts.ts";
import type { adPermissions } from "./adPermissions.ts";

export const adPages = {
  "/gggl/cgggl": {
    access: "marketing.ad.read",
    group: "/gggl",
    order: 123,
    actions: ["marketing.ad", "marketing.adSlot"],
  },
} as const satisfies PagesOf<typeof adPermissions>;
