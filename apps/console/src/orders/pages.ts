import { page } from "../platform/pages.ts";

export const orderPages = [
  page("/jygl/ddgl", "orders.order.read", async () => (await import("./OrdersPage.tsx")).OrdersPage),
];
