import type { Loaders } from "../platform/pages.ts";

export const goodsPages: Loaders<"goods"> = {
  "/spgl/ptspk": () => import("./library/LibraryPage.tsx").then((m) => m.LibraryPage),
  "/spgl/spfl": () => import("./attributes/AttributesPage.tsx").then((m) => m.AttributesPage),
};
