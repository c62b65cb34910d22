import type { Loaders } from "../platform/pages.ts";

export const orderPages: Loaders<"orders"> = {
  "/jygl/ddgl": () => import("./OrdersPage.tsx").then((m) => m.OrdersPage),
  "/jygl/dhscj": () => import("./WithheldPage.tsx").then((m) => m.WithheldPage),
};
