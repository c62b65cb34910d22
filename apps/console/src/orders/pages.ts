import type { Loaders } from "../platform/pages.ts";

export const orderPages: Loaders<"orders"> = {
  "/jygl/tkgl": () => import("./refunds/RefundsPage.tsx").then((m) => m.RefundsPage),
  "/jygl/ddgl": () => import("./OrdersPage.tsx").then((m) => m.OrdersPage),
  "/jygl/qhmgl": () => import("./pickups/PickupsPage.tsx").then((m) => m.PickupsPage),
  "/jygl/dhscj": () => import("./WithheldPage.tsx").then((m) => m.WithheldPage),
};
