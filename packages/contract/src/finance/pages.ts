import type { PagesOf } from "../pageFacts.ts";
import type { financePermissions } from "./permissions.ts";

export const financePages = {
  "/cfgl/txgl": {
    access: "finance.withdrawal.read",
    group: "/cfgl",
    order: 63,
    exports: ["withdrawals"],
    actions: ["finance.withdrawal"],
  },
  "/cfgl/sksz": { access: "finance.account.read", group: "/cfgl", order: 65, actions: ["finance.account"] },
  "/cfgl/shyecx": { access: "finance.balance.read", group: "/cfgl", order: 67, exports: ["balances"] },
} as const satisfies PagesOf<typeof financePermissions>;
