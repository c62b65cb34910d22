import { businessDay, userStateOf } from "@yunshou/domain";
import type { Words } from "@yunshou/phrases/rooms";
import { wordsOf } from "@yunshou/phrases/server";
import { count, type ExportColumn, exportSource, money, text } from "../../platform/export/source.ts";
import { maskedUserPhone } from "../../access/people/userContact.ts";
import { type OperatorFilters, type OperatorRecord, operatorsAfter } from "./operators.queries.ts";

type Field = keyof Words<"operators">["fields"];

const column = (field: Field, cell: ExportColumn<OperatorRecord>["cell"]): ExportColumn<OperatorRecord> => ({
  title: (language) => wordsOf(language, "operators").fields[field],
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
      wordsOf(language, "operators").state[
        userStateOf({ status: row.status, blockedReason: row.blockedReason }) === "normal" ? "yes" : "no"
      ],
    ),
  ),
];

/** The operators as a file, in the order of their making. */
export const operatorExport = exportSource<OperatorFilters, OperatorRecord>({
  name: "operators",
  fileName: (language) => wordsOf(language, "operators").pages["/shgl/yylb"],
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
