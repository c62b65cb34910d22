import { bindStateOf } from "@yunshou/domain";
import type { Words } from "@yunshou/phrases/rooms";
import { wordsOf } from "@yunshou/phrases/server";
import { count, type ExportColumn, exportSource, money, text, time } from "../platform/export/source.ts";
import { type CardFilters, type CardRecord, cardsAfter } from "./cards.queries.ts";
import { type Book, type DetailFilters, leftFen, type MovementRecord, movementsAfter } from "./details.queries.ts";

type Field = keyof Words<"members">["fields"];
const columnOf = <Row>(field: Field, cell: ExportColumn<Row>["cell"]): ExportColumn<Row> => ({
  title: (language) => wordsOf(language, "members").fields[field],
  cell,
});

/** Holders do not leave the product: they open with a key that files do not have. */
const cardColumns: readonly ExportColumn<CardRecord>[] = [
  columnOf("cardNo", (row) => text(row.cardNo)),
  columnOf("physicalNo", (row) => text(row.physicalNo)),
  columnOf("logicalNo", (row) => text(row.logicalNo)),
  columnOf("cardType", (row, language) => text(wordsOf(language, "members").kind[row.cardType])),
  columnOf("cardStatus", (row, language) => text(wordsOf(language, "members").state[row.cardStatus])),
  columnOf("bindStatus", (row, language) =>
    text(wordsOf(language, "members").bind[bindStateOf(row.memberId !== null, row.cardStatus)]),
  ),
  columnOf("balance", (row) => money(row.balanceFen)),
  columnOf("giftAmount", (row) => money(row.giftFen)),
  columnOf("rechargeTotal", (row) => money(row.rechargeTotalFen)),
  columnOf("consumeTotal", (row) => money(row.consumeTotalFen)),
  columnOf("consumeCount", (row) => count(row.consumeCount)),
  columnOf("memberLevel", (row, language) =>
    text(row.memberLevel === null ? null : wordsOf(language, "members").level[row.memberLevel]),
  ),
  columnOf("cardExpiry", (row) => text(row.cardExpiry)),
  columnOf("merchantName", (row) => text(row.merchantName)),
  columnOf("dailyCountLimit", (row) => count(row.dailyCountLimit)),
  columnOf("dailyAmountLimit", (row) => money(row.dailyAmountLimitFen)),
  columnOf("createdTime", (row) => time(row.createdTime)),
];

const cardExport = exportSource<CardFilters, CardRecord>({
  name: "cards",
  fileName: (language) => wordsOf(language, "members").pages["/hygl/wdhyk"],
  columns: cardColumns,
  async page(tx, { scope }, filters, after, limit) {
    const rows = await cardsAfter(tx, scope, filters, (after as string | undefined) ?? "0", limit);
    return { rows, next: rows.length < limit ? undefined : rows.at(-1)?.cardId };
  },
});

const detailExport = (
  name: string,
  book: Book,
  path: "/hygl/czmx" | "/hygl/kkmx",
  columns: readonly ExportColumn<MovementRecord>[],
) =>
  exportSource<DetailFilters, MovementRecord>({
    name,
    fileName: (language) => wordsOf(language, "members").pages[path],
    columns,
    async page(tx, { scope, timeZone }, filters, after, limit) {
      const rows = await movementsAfter(
        tx,
        scope,
        timeZone,
        book,
        filters,
        (after as string | undefined) ?? "0",
        limit,
      );
      return { rows, next: rows.length < limit ? undefined : rows.at(-1)?.movementId };
    },
  });

/** Cards and their books as files, in the order of their making. */
export const cardExports = {
  cards: cardExport,
  recharges: detailExport("cardRecharges", "recharges", "/hygl/czmx", [
    columnOf("rechargeTime", (row) => time(row.at)),
    columnOf("cardNo", (row) => text(row.cardNo)),
    columnOf("physicalNo", (row) => text(row.physicalNo)),
    columnOf("cardType", (row, language) => text(wordsOf(language, "members").kind[row.cardType])),
    columnOf("rechargeAmount", (row) => money(row.amountFen)),
    columnOf("giftAmount", (row) => money(row.giftAmountFen)),
    columnOf("rechargeMethod", (row, language) =>
      text(row.method === null ? null : wordsOf(language, "members").method[row.method]),
    ),
    columnOf("balance", (row) => money(row.balanceAfterFen)),
    columnOf("operatorName", (row) => text(row.operatorName)),
    columnOf("merchantName", (row) => text(row.merchantName)),
    columnOf("remark", (row) => text(row.remark)),
  ]),
  deductions: detailExport("cardDeductions", "deductions", "/hygl/kkmx", [
    columnOf("deductTime", (row) => time(row.at)),
    columnOf("deductKind", (row, language) => text(wordsOf(language, "members").movement[row.kind])),
    columnOf("cardNo", (row) => text(row.cardNo)),
    columnOf("orderNo", (row) => text(row.orderNo)),
    columnOf("machineNo", (row) => text(row.machineNo)),
    columnOf("productName", (row) => text(row.productName)),
    columnOf("deductAmount", (row) => money(leftFen(row))),
    columnOf("balanceAfter", (row) => money(row.balanceAfterFen)),
    columnOf("operatorName", (row) => text(row.operatorName)),
    columnOf("merchantName", (row) => text(row.merchantName)),
    columnOf("remark", (row) => text(row.remark)),
  ]),
};
