import { deliveryStates, orderStates, winResults } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/orders/lucky";
const days = { fromDay: day, toDay: day };

const drawFilters = { machineNo: contains, winResult: z.enum(winResults).optional(), ...days };
const orderFilters = { ...drawFilters, orderNo: contains, productId: id.optional() };

export const luckyOrderRow = z.object({
  orderNo: id,
  machineNo: z.string(),
  machineName: z.string(),
  merchantName: z.string(),
  productName: z.string(),
  lotteryCount: z.number().int(),
  lotteryFen: fen,
  paidFen: fen,
  winResult: z.enum(winResults),
  deliveryStatus: z.enum(deliveryStates),
  orderStatus: z.enum(orderStates),
  orderTime: instant,
  /** The cloud drew it, so that its result can be checked; other machines draw by themselves. */
  drawn: z.boolean(),
});

const winFilters = { machineNo: contains, prizeName: contains, ...days };

export const luckyWinRow = z.object({
  /** Machine and prize. */
  rowId: z.string(),
  machineId: id,
  /** Null of what was drawn for without a product of ours. */
  productId: id.nullable(),
  machineNo: z.string(),
  machineName: z.string(),
  prizeName: z.string(),
  orders: z.number().int(),
  lotteryCount: z.number().int(),
  winCount: z.number().int(),
  /** Won orders of all orders, 0 to 1. */
  winRate: z.number(),
  lotteryFen: fen,
});

/** What draws of some days come to (ORDER-10). */
export const luckyTotals = z.object({
  orders: z.number().int(),
  lotteryCount: z.number().int(),
  winCount: z.number().int(),
  lotteryFen: fen,
});

/** Callers whose merchant has no lucky purchase have none of these calls (MERCHANT-20). */
const gate = ["merchants.featureOff"] as const;
const ranges = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;
const exporting = [
  ...gate,
  "insight.nothingToExport",
  "system.exportRunning",
  "system.tooManyExports",
  "range.reversed",
  "range.tooEarly",
] as const;

/** Lucky purchases (嗨购): orders of draws, and what they come to (ORDER-05, ORDER-10). */
export const lucky = {
  orders: endpoint({
    method: "GET",
    path: `${base}/orders`,
    access: "orders.lucky.read",
    summary: "Lucky purchases of the caller's machines, newest first; at most 30 days.",
    input: listInput(orderFilters, ["orderTime"]),
    output: listOutput(luckyOrderRow),
    refusals: [...gate, ...ranges],
  }),
  totals: endpoint({
    method: "GET",
    path: `${base}/totals`,
    access: "orders.lucky.read",
    summary: "What the lucky purchases of the same filters come to.",
    input: z.object(orderFilters),
    output: luckyTotals,
    refusals: [...gate, ...ranges],
  }),
  exportOrders: endpoint({
    method: "POST",
    path: `${base}/orders/export`,
    access: "orders.lucky.read",
    summary: "Writes the filtered lucky purchases into a file of the download centre.",
    input: z.object({ ...orderFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exporting,
  }),
  exportDraws: endpoint({
    method: "POST",
    path: `${base}/draws/export`,
    access: "orders.lucky.read",
    summary: "Writes the draws of the filtered orders into a file of the download centre.",
    input: z.object({ ...drawFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exporting,
  }),
  wins: endpoint({
    method: "GET",
    path: `${base}/wins`,
    access: "orders.luckyWin.read",
    summary: "Draws and wins by machine and prize; at most 92 days.",
    input: listInput(winFilters, ["lotteryCount", "winCount", "winRate", "lotteryFen"]),
    output: listOutput(luckyWinRow),
    refusals: [...gate, ...ranges],
  }),
  winTotals: endpoint({
    method: "GET",
    path: `${base}/wins/totals`,
    access: "orders.luckyWin.read",
    summary: "What the draws of the same machines, prizes and days come to.",
    input: z.object(winFilters),
    output: luckyTotals,
    refusals: [...gate, ...ranges],
  }),
  exportWins: endpoint({
    method: "POST",
    path: `${base}/wins/export`,
    access: "orders.luckyWin.read",
    summary: "Writes draws and wins by machine and prize into a file of the download centre.",
    input: z.object({ ...winFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exporting,
  }),
};
