import type { PagesOf } from "../pageFacts.ts";
import type { paymentPermissions } from "./permissions.ts";

export const paymentPages = {
  "/xtgl/zfsz/zffwgl": {
    access: "payments.service.read",
    group: "/xtgl/zfsz",
    order: 195,
    actions: ["payments.service"],
  },
  "/xtgl/zfsz/fwscssz": {
    access: "payments.parameters.read",
    group: "/xtgl/zfsz",
    order: 196,
    actions: ["payments.parameters"],
  },
} as const satisfies PagesOf<typeof paymentPermissions>;
