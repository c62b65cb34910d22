import { businessDay, userStateOf } from "@yunshou/domain";
import { operatorWords } from "@yunshou/phrases/operatorsServer";
import { count, type ExportColumn, exportSource, money, text } from "../../platform/export/source.ts";
import { maskedUserPhone } from "../../access/people/userContact.ts";
import { type OperatorFilters, type OperatorRecord, operatorsAfter } from "./operators.queries.ts";

type Field = keyof (typeof operatorWords)["zh"]["field"];

const column = (field: Field, cell: ExportColumn<OperatorRecord>["cell"]): ExportColumn<OperatorRecord> => ({
  title: (language) => operatorWords[language].field[field],
  cell,
});

const columns: readonly ExportColumn<OperatorRecord>[] = [
  column("userName", (row) => text(row.userName)),
  column("loginName", (row) => text(row.account)),
  column("phone", (row, _language, secrets) => text(maskedUserPhone(secrets, row))),
  column("merchantNo", (row) => text(row.merchantNo)),
  column("merchantName", (row) => text(row.merchantName)),
  column("machineCount", (row) => count(row.machineCount)),
  column("salesAmount", (row) => money(row.salesAmountFen)),
  column("salesOrders", (row) => count(row.salesOrders)),
  column("enabled", (row, language) =>
    text(
      operatorWords[language].state[
        userStateOf({ status: row.status, blockedReason: row.blockedReason }) === "normal" ? "yes" : "no"
      ],
    ),
  ),
];

/** The operators as a file, in the order of their making. */
export const operatorExport = exportSource<OperatorFilters, OperatorRecord>({
  name: "operators",
  fileName: (language) => operatorWords[language].title,
  columns,
  async page(tx, { scope, timeZone }, filters, after, limit) {
    const rows = await operatorsAfter(
      tx,
      scope,
      filters,
      businessDay(new Date(), timeZone),
      (after as string | undefined) ?? "0",
      limit,
    );
    return { rows, next: rows.length < limit ? undefined : rows.at(-1)?.userId };
  },
});
