import type { Language } from "@yunshou/contract";
import { lucky } from "@yunshou/contract/orders/lucky";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { text } from "../../platform/export/source.ts";
import { luckyRow } from "./luckyRow.ts";
import { luckyAfter, type LuckyFilters, winsAfter, type WinFilters } from "./lucky.queries.ts";

const wordsIn = (language: Language) => {
  const [orders, common, own] = [
    wordsOf(language, "orders"),
    wordsOf(language, "common").fields,
    wordsOf(language, "lucky"),
  ];
  const { machineNo, merchantName } = common;
  return {
    ...orders,
    pages: own.pages,
    fields: { ...common, ...orders.fields, ...own.fields, machineNo, merchantName },
  };
};

/** The rows of lucky purchases, as the file of one of the pages that list them. */
const ordersExport = (name: string, path: "/jygl/hgxq" | "/jygl/ddcj") =>
  exportOf({
    name,
    of: lucky.orders,
    words: wordsIn,
    values: ({ winResult, deliveryStatus, orderStatus }) => ({ winResult, deliveryStatus, orderStatus }),
    title: ({ pages }) => pages[path],
    columns: [
      "orderNo",
      "machineNo",
      "machineName",
      "merchantName",
      "productName",
      "lotteryCount",
      "lotteryFen",
      "paidFen",
      "winResult",
      "deliveryStatus",
      "orderStatus",
      "orderTime",
    ],
    rows: (tx, { scope, ...reader }, filters: LuckyFilters, after = "0", limit) =>
      luckyAfter(tx, scope, reader, filters, after, limit),
    key: ({ orderNo }) => orderNo,
    present: luckyRow,
  });

/** Lucky purchases as a file. */
export const luckyOrderExport = ordersExport("luckyOrders", "/jygl/hgxq");

/** The draws of each order as a file. */
export const luckyDrawExport = ordersExport("luckyDraws", "/jygl/ddcj");

/** Draws and wins by machine and prize as a file. */
export const luckyWinExport = exportOf({
  name: "luckyWins",
  of: lucky.wins,
  words: wordsIn,
  title: ({ pages }) => pages["/jygl/zjtj"],
  columns: ["machineNo", "machineName", "prizeName", "orders", "lotteryCount", "winCount", "winRate", "lotteryFen"],
  rows: (tx, { scope, timeZone }, filters: WinFilters, after = "", limit) =>
    winsAfter(tx, scope, timeZone, filters, after, limit),
  key: ({ rowId }) => rowId,
  cells: { winRate: ({ winRate }) => text(`${Math.round(winRate * 1_000) / 10}%`) },
});
