import type { Loaders } from "../platform/pages.ts";

export const goodsPages: Loaders<"goods"> = {
  "/spgl/spfl": () => import("./attributes/AttributesPage.tsx").then((m) => m.AttributesPage),
};
