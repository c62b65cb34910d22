import type { Language } from "@yunshou/contract";
import { balances } from "@yunshou/contract/finance/balances";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { type BalanceFilters, balancesAfter } from "./balances.queries.ts";

/** Balances of merchants as a file, in the order of their making. */
export const balanceExport = exportOf({
  name: "balances",
  of: balances.list,
  words: (language: Language) => wordsOf(language, "finance"),
  title: ({ pages }) => pages["/cfgl/shyecx"],
  columns: [
    "merchantNo",
    "merchantName",
    "balanceFen",
    "frozenFen",
    "availableFen",
    "settleFen",
    "withdrawFen",
    "updatedTime",
  ],
  rows: (tx, { scope }, filters: BalanceFilters, after = "0", limit) =>
    balancesAfter(tx, scope, filters, new Date(), after, limit),
  key: ({ merchantId }) => merchantId,
});
