import type { Loaders } from "../platform/pages.ts";

export const financePages: Loaders<"finance"> = {
  "/cfgl/yhfzsz": () => import("./splits/SplitPlansPage.tsx").then((m) => m.SplitPlansPage),
  "/cfgl/sxfdzb": () => import("./fees/FeesPage.tsx").then((m) => m.FeesPage),
  "/cfgl/shzftj": () => import("./fees/SettledPaymentsPage.tsx").then((m) => m.SettledPaymentsPage),
  "/cfgl/fztj": () => import("./splits/SplitFiguresPage.tsx").then((m) => m.SplitFiguresPage),
  "/cfgl/zdhd": () => import("./bills/BillsPage.tsx").then((m) => m.BillsPage),
  "/cfgl/dzhd": () => import("./arrivals/ArrivalsPage.tsx").then((m) => m.ArrivalsPage),
  "/cfgl/dzdr": () => import("./arrivals/ArrivalImportPage.tsx").then((m) => m.ArrivalImportPage),
  "/cfgl/shwl": () => import("./dues/DuesPage.tsx").then((m) => m.DuesPage),
  "/cwgl/cwjs": () => import("./settlements/SettlementsPage.tsx").then((m) => m.SettlementsPage),
  "/cwgl/jyjs": () => import("./settlements/TransactionsPage.tsx").then((m) => m.TransactionsPage),
  "/cwgl/dzd": () => import("./statements/StatementsPage.tsx").then((m) => m.StatementsPage),
  "/dzd": () => import("./statements/SharedStatementPage.tsx").then((m) => m.SharedStatementPage),
  "/cfgl/jyjsmx": () => import("./settlements/LinesPage.tsx").then((m) => m.LinesPage),
  "/cfgl/txgl": () => import("./withdrawals/WithdrawalsPage.tsx").then((m) => m.WithdrawalsPage),
  "/cfgl/sksz": () => import("./accounts/CollectionAccountsPage.tsx").then((m) => m.CollectionAccountsPage),
  "/xtgl/zfsz/shzhsz": () => import("./accounts/CollectionAccountsPage.tsx").then((m) => m.AllAccountsPage),
  "/xtgl/zfsz/rjs": () => import("./providerDays/ProviderDaysPage.tsx").then((m) => m.ProviderDaysPage),
  "/cfgl/shyecx": () => import("./BalancesPage.tsx").then((m) => m.BalancesPage),
};
