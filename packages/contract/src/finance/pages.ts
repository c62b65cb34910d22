import type { PagesOf } from "../pageFacts.ts";
import type { financePermissions } from "./permissions.ts";

export const financePages = {
  "/cfgl/yhfzsz": {
    access: "finance.split.read",
    group: "/cfgl",
    order: 61,
    actions: ["finance.split", "finance.shareAccount", "finance.splitMode"],
  },
  "/cfgl/sxfdzb": {
    access: "finance.fee.read",
    group: "/cfgl",
    order: 62,
    exports: ["fees"],
    actions: ["finance.feeRate"],
  },
  "/cfgl/jyjsmx": {
    access: "finance.settlementLine.read",
    group: "/cfgl",
    order: 64,
    exports: ["settlementLines"],
  },
  "/cfgl/shzftj": { access: "finance.payment.read", group: "/cfgl", order: 68, exports: ["settledPayments"] },
  "/cfgl/fztj": { access: "finance.splitFigure.read", group: "/cfgl", order: 69, exports: ["splitFigures"] },
  "/cfgl/zdhd": {
    access: "finance.bill.read",
    group: "/cfgl",
    order: 69.5,
    exports: ["bills", "billDifferences"],
    actions: ["finance.bill", "finance.billDifference"],
  },
  "/cfgl/dzhd": {
    access: "finance.arrival.read",
    group: "/cfgl",
    order: 69.55,
    exports: ["bankArrivals"],
    actions: ["finance.arrival"],
  },
  "/cfgl/dzdr": { access: "finance.arrival.write", parent: "/cfgl/dzhd", isAction: true },
  "/cfgl/shwl": {
    access: "finance.due.read",
    group: "/cfgl",
    order: 69.6,
    exports: ["dues", "dueSettlements"],
    actions: ["finance.due"],
  },
  "/cwgl/cwjs": {
    access: "finance.settlement.read",
    group: "/cwgl",
    order: 134,
    exports: ["settlements"],
    actions: ["finance.settlement"],
  },
  "/cwgl/jyjs": { access: "finance.transaction.read", group: "/cwgl", order: 135, exports: ["settledTransactions"] },
  "/cwgl/dzd": {
    access: "finance.accountStatement.read",
    group: "/cwgl",
    order: 135.5,
    actions: ["finance.accountStatement"],
  },
  "/dzd": { access: "public", frame: "bare" },
  "/cfgl/txgl": {
    access: "finance.withdrawal.read",
    group: "/cfgl",
    order: 63,
    exports: ["withdrawals"],
    actions: ["finance.withdrawal"],
  },
  "/cfgl/sksz": { access: "finance.account.read", group: "/cfgl", order: 65, actions: ["finance.account"] },
  "/xtgl/zfsz/shzhsz": { access: "finance.account.oversee", group: "/xtgl/zfsz", order: 197 },
  "/xtgl/zfsz/rjs": {
    access: "finance.providerDay.read",
    group: "/xtgl/zfsz",
    order: 198,
    actions: ["finance.providerDay"],
  },
  "/cfgl/shyecx": { access: "finance.balance.read", group: "/cfgl", order: 67, exports: ["balances"] },
} as const satisfies PagesOf<typeof financePermissions>;
