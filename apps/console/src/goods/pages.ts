import type { Loaders } from "../platform/pages.ts";

export const goodsPages: Loaders<"goods"> = {
  "/spgl/spmcgjh": () => import("./names/NamesPage.tsx").then((m) => m.NamesPage),
  "/spgl/ptspk": () => import("./library/LibraryPage.tsx").then((m) => m.LibraryPage),
  "/spgl/tsgl": () => import("./modelling/ModellingPage.tsx").then((m) => m.ModellingPage),
  "/spgl/wdsp": () => import("./products/ProductsPage.tsx").then((m) => m.ProductsPage),
  "/spgl/xzsp": () => import("./products/form/ProductFormPage.tsx").then((m) => m.ProductFormPage),
  "/spgl/spbqgl": () => import("./tags/TagsPage.tsx").then((m) => m.TagsPage),
  "/spgl/spdr": () => import("./imports/ProductImportPage.tsx").then((m) => m.ProductImportPage),
  "/spgl/mcdr": () => import("./imports/NameImportPage.tsx").then((m) => m.NameImportPage),
  "/spgl/spfl": () => import("./attributes/AttributesPage.tsx").then((m) => m.AttributesPage),
};
