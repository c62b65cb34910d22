import type { Loaders } from "../platform/pages.ts";

export const goodsPages: Loaders<"goods"> = {
  "/spgl/ptspk": () => import("./library/LibraryPage.tsx").then((m) => m.LibraryPage),
  "/spgl/tsgl": () => import("./modelling/ModellingPage.tsx").then((m) => m.ModellingPage),
  "/spgl/spfl": () => import("./attributes/AttributesPage.tsx").then((m) => m.AttributesPage),
};
