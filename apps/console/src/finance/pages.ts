import type { Loaders } from "../platform/pages.ts";

export const financePages: Loaders<"finance"> = {
  "/cfgl/txgl": () => import("./withdrawals/WithdrawalsPage.tsx").then((m) => m.WithdrawalsPage),
  "/cfgl/sksz": () => import("./accounts/CollectionAccountsPage.tsx").then((m) => m.CollectionAccountsPage),
  "/cfgl/shyecx": () => import("./BalancesPage.tsx").then((m) => m.BalancesPage),
};
