import type { PagesOf } from "../pageFacts.ts";
import type { goodsPermissions } from "./permissions.ts";

export const goodsPages = {
  "/spgl/spfl": {
    access: "goods.attribute.read",
    group: "/spgl",
    order: 165,
    actions: ["goods.attribute", "goods.libraryAttribute"],
  },
} as const satisfies PagesOf<typeof goodsPermissions>;
