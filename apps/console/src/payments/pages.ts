import type { Loaders } from "../platform/pages.ts";

export const paymentPages: Loaders<"payments"> = {
  "/xtgl/zfsz/zffwgl": () => import("./PaymentServicesPage.tsx").then((m) => m.PaymentServicesPage),
  "/xtgl/zfsz/fwscssz": () => import("./PaymentParametersPage.tsx").then((m) => m.PaymentParametersPage),
};
