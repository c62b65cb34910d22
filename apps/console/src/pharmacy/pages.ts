import type { Loaders } from "../platform/pages.ts";

export const pharmacyPages: Loaders<"pharmacy"> = {
  "/shgl/wdys": () => import("./PharmacistsPage.tsx").then((m) => m.PharmacistsPage),
};
