import { deliveryState } from "@yunshou/domain";
import { orderWords, valueWords } from "@yunshou/phrases/ordersServer";
import { count, type ExportColumn, exportSource, money, text, time } from "../../platform/export/source.ts";
import { type OrderFilters, type OrderListRow, ordersAfter } from "./orders.queries.ts";

type Row = OrderListRow;
type Field = keyof (typeof orderWords)["zh"]["field"];

const column = (field: Field, cell: ExportColumn<Row>["cell"]): ExportColumn<Row> => ({
  title: (language) => orderWords[language].field[field],
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
  column("payMethod", (row, language) => text(valueWords[language].payment[row.payMethod])),
  column("payStatus", (row, language) => text(orderWords[language].payStatus[row.payStatus])),
  column("deliveryStatus", (row, language) => text(orderWords[language].deliveryStatus[deliveryState(row.shipState)])),
  column("orderStatus", (row, language) => text(orderWords[language].orderStatus[row.orderStatus])),
  column("refundStatus", (row, language) =>
    text(row.refundStatus === null ? null : orderWords[language].refundStatus[row.refundStatus]),
  ),
  column("orderPriceFen", (row) => money(row.orderPriceFen)),
  column("discountFen", (row) => money(row.discountFen)),
  column("paidFen", (row) => money(row.paidFen)),
  column("lotteryFen", (row) => money(row.lotteryFen)),
  column("refundFen", (row) => money(row.refundFen)),
  column("lotteryCount", (row) => count(row.lotteryCount)),
  column("winResult", (row, language) =>
    text(row.winResult === null ? null : orderWords[language].winResult[row.winResult]),
  ),
  column("businessType", (row, language) => text(orderWords[language].businessType[row.businessType])),
  column("weightBeforeGrams", (row) => count(row.weightBeforeGrams)),
  column("weightAfterGrams", (row) => count(row.weightAfterGrams)),
  column("orderTime", (row) => time(row.orderTime)),
  column("payTime", (row) => time(row.payTime)),
  column("deliverTime", (row) => time(row.deliverTime)),
];

/** The order list as a file, newest first, without a row limit. */
export const orderExport = exportSource<OrderFilters, Row>({
  name: "orders",
  fileName: (language) => orderWords[language].title,
  columns,
  async page(tx, { scope, timeZone }, filters, after, limit) {
    const rows = await ordersAfter(tx, scope, timeZone, filters, after as string | undefined, limit);
    const last = rows.at(-1);
    return { rows, next: rows.length < limit || last === undefined ? undefined : last.orderNo };
  },
});
