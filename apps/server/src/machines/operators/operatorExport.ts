import type { Language } from "@yunshou/contract";
import { operators } from "@yunshou/contract/machines/operators";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { text } from "../../platform/export/source.ts";
import { operatorRow } from "./operatorRow.ts";
import { type OperatorFilters, operatorsAfter } from "./operators.queries.ts";

/** The operators as a file, in the order of their making. */
export const operatorExport = exportOf({
  name: "operators",
  of: operators.list,
  words: (language: Language) => wordsOf(language, "operators"),
  title: ({ pages }) => pages["/shgl/yylb"],
  columns: [
    "userName",
    "account",
    "phone",
    "merchantNo",
    "merchantName",
    "machineCount",
    "salesAmountFen",
    "salesOrders",
    "enabled",
  ],
  rows: (tx, { scope, today }, filters: OperatorFilters, after = "0", limit) =>
    operatorsAfter(tx, scope, filters, today, after, limit),
  key: ({ userId }) => userId,
  present: (row, { secrets }) => operatorRow(secrets, row),
  titles: { account: ({ fields }) => fields.loginName },
  cells: { enabled: ({ userState }, { state }) => text(state[userState === "normal" ? "yes" : "no"]) },
});
