import { deliveryState } from "@yunshou/domain";
import type { Words } from "@yunshou/phrases/rooms";
import { wordsOf } from "@yunshou/phrases/server";
import { count, type ExportColumn, exportSource, money, text, time } from "../../platform/export/source.ts";
import { type OrderFilters, type OrderListRow, ordersAfter } from "./orders.queries.ts";

type Row = OrderListRow;
type Field = keyof Words<"orders">["fields"];

const column = (field: Field, cell: ExportColumn<Row>["cell"]): ExportColumn<Row> => ({
  title: (language) => wordsOf(language, "orders").fields[field],
  cell,
});

/** The columns of the order list (ORDER-01 to ORDER-03), all of them. */
const columns: readonly ExportColumn<Row>[] = [
  column("orderNo", (row) => text(row.orderNo)),
  column("thirdTradeNo", (row) => text(row.thirdTradeNo)),
  column("merchantOrderNo", (row) => text(row.merchantOrderNo)),
  column("merchantName", (row) => text(row.merchantName)),
  column("machineNo", (row) => text(row.machineNo)),
  column("machineName", (row) => text(row.machineName)),
  column("laneNo", (row) => count(row.laneNo)),
  column("productName", (row) => text(row.productName)),
  column("quantity", (row) => count(row.quantity)),
  column("payMethod", (row, language) => text(wordsOf(language, "payments").kind[row.payMethod])),
  column("payStatus", (row, language) => text(wordsOf(language, "orders").payStatus[row.payStatus])),
  column("deliveryStatus", (row, language) =>
    text(wordsOf(language, "orders").deliveryStatus[deliveryState(row.shipState)]),
  ),
  column("orderStatus", (row, language) => text(wordsOf(language, "orders").orderStatus[row.orderStatus])),
  column("refundStatus", (row, language) =>
    text(row.refundStatus === null ? null : wordsOf(language, "orders").refundStatus[row.refundStatus]),
  ),
  column("orderPriceFen", (row) => money(row.orderPriceFen)),
  column("discountFen", (row) => money(row.discountFen)),
  column("paidFen", (row) => money(row.paidFen)),
  column("lotteryFen", (row) => money(row.lotteryFen)),
  column("refundFen", (row) => money(row.refundFen)),
  column("lotteryCount", (row) => count(row.lotteryCount)),
  column("winResult", (row, language) =>
    text(row.winResult === null ? null : wordsOf(language, "orders").winResult[row.winResult]),
  ),
  column("businessType", (row, language) => text(wordsOf(language, "orders").businessType[row.businessType])),
  column("weightBeforeGrams", (row) => count(row.weightBeforeGrams)),
  column("weightAfterGrams", (row) => count(row.weightAfterGrams)),
  column("orderTime", (row) => time(row.orderTime)),
  column("payTime", (row) => time(row.payTime)),
  column("deliverTime", (row) => time(row.deliverTime)),
];

/** The order list as a file, newest first, without a row limit. */
export const orderExport = exportSource<OrderFilters, Row>({
  name: "orders",
  fileName: (language) => wordsOf(language, "orders").title,
  columns,
  async page(tx, { scope, timeZone }, filters, after, limit) {
    const rows = await ordersAfter(tx, scope, timeZone, filters, after as string | undefined, limit);
    const last = rows.at(-1);
    return { rows, next: rows.length < limit || last === undefined ? undefined : last.orderNo };
  },
});
