import { settlementStates, splitLimits } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import {
  contains,
  day,
  exportChoice,
  exportTicket,
  fen,
  id,
  instant,
  listInput,
  listOutput,
  nothing,
} from "../shapes.ts";

const base = "/api/v1/finance/splits";
const count = z.number().int();
const one = { planId: id };
const version = { version: count };
const receiver = z.object({
  name: z.string().max(500),
  /** Hundredths of a percent; 0 with a fixed amount. */
  ratio: count,
  /** Of each order, instead of a share. */
  fixedFen: fen.nullable(),
});
/** What a form leaves out is not said: no share, or no fixed amount. */
const wishedReceiver = receiver.extend({ ratio: count.default(0), fixedFen: fen.nullable().default(null) });

const planRow = z.object({
  ...one,
  splitPlan: z.string(),
  merchantId: id,
  merchantNo: z.string(),
  merchantName: z.string(),
  /** Shares in hundredths of a percent. */
  receivers: z.array(receiver),
  /** Together, in hundredths of a percent. */
  splitRatio: count,
  /** Fixed amounts of an order together. */
  splitFixedFen: fen,
  machineIds: z.array(id),
  productIds: z.array(id),
  /** 0 with no machine and no product named: then the plan shares every sale of the merchant. */
  machineCount: count,
  productCount: count,
  /** Orders of the last 30 days whose sharing is under way, and those that differ from the plan. */
  openCount: count,
  differCount: count,
  enabled: z.boolean(),
  fromDate: day,
  updatedTime: instant,
  ...version,
});

const form = {
  splitPlan: z.string().max(500),
  receivers: z.array(wishedReceiver).max(splitLimits.receivers + 1),
  /** Without machines and products the plan shares every sale of the merchant. */
  machineIds: z
    .array(id)
    .max(splitLimits.targets + 1)
    .default([]),
  productIds: z
    .array(id)
    .max(splitLimits.targets + 1)
    .default([]),
};
const known = ["finance.planUnknown", "finance.planChanged"] as const;
const factor = ["access.secondFactorShow", "access.secondFactorMustEnrol"] as const;
const formRefusals = [
  "field.required",
  "field.tooLong",
  "finance.splitReceivers",
  "finance.splitReceiverTwice",
  "finance.splitRatio",
  "finance.splitFixed",
  "finance.splitAbove",
  "finance.planTaken",
  "finance.planTargets",
  ...factor,
] as const;

/** Plans by which others have a share of a merchant's sales (FIN-19). A change holds from the business day on which it is made. */
export const splitPlans = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "finance.split.read",
    summary: "Plans of the caller's merchants with their receivers and shares.",
    input: listInput({ splitPlan: contains, merchantName: contains }, ["updatedTime", "splitRatio"]),
    output: listOutput(planRow),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "finance.split.write",
    bodyBytes: largeBodyBytes,
    summary: "Makes a plan of a merchant; it is switched on.",
    input: z.object({ merchantId: id, ...form }),
    output: z.object(one),
    refusals: ["merchants.unknown", ...formRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:planId`,
    access: "finance.split.write",
    bodyBytes: largeBodyBytes,
    summary: "Changes a plan from the running business day on; days that are closed keep what they had.",
    input: z.object({ ...one, ...version, ...form }),
    output: nothing,
    refusals: [...known, ...formRefusals],
  }),
  enable: endpoint({
    method: "POST",
    path: `${base}/:planId/enable`,
    access: "finance.split.write",
    summary: "Switches a plan on from the running business day on.",
    input: z.object({ ...one, ...version }),
    output: nothing,
    refusals: [...known, "finance.planTaken", ...factor],
  }),
  disable: endpoint({
    method: "POST",
    path: `${base}/:planId/disable`,
    access: "finance.split.write",
    summary: "Switches a plan off from the running business day on.",
    input: z.object({ ...one, ...version }),
    output: nothing,
    refusals: known,
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:planId`,
    access: "finance.split.write",
    summary: "Deletes a plan by which nothing was ever shared.",
    input: z.object({ ...one, ...version }),
    output: nothing,
    refusals: [...known, "finance.planUsed"],
  }),
};

const days = { fromDay: day, toDay: day };
const filters = { ...days, splitReceiver: contains, splitPlan: contains };
const ranges = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

const shareRow = z.object({
  shareId: id,
  statDate: day,
  merchantNo: z.string(),
  merchantName: z.string(),
  splitPlan: z.string(),
  splitReceiver: z.string(),
  orderCount: count,
  /** Paid less refunded, of orders that the plan shares. */
  paidAmountFen: fen,
  /** Hundredths of a percent; 0 where an amount of each order is fixed. */
  splitRatio: count,
  splitFixedFen: fen.nullable(),
  splitAmountFen: fen,
  /** What the provider handed on of it and did not take back, of orders of this day. */
  executedFen: fen,
  /** Orders of this day whose sharing differs from the plan, or is still under way. */
  differCount: count,
  openCount: count,
  merchantId: id,
  planId: id,
  receiverId: id,
  splitStatus: z.enum(settlementStates),
});

/** What receivers have of settled days (FIN-19, STAT-05). */
export const splitFigures = {
  list: endpoint({
    method: "GET",
    path: `${base}/figures`,
    access: "finance.splitFigure.read",
    summary: "Shares by day, plan and receiver, newest first; at most 92 days.",
    input: listInput(filters, ["statDate", "splitAmountFen"]),
    output: listOutput(shareRow),
    refusals: ranges,
  }),
  totals: endpoint({
    method: "GET",
    path: `${base}/figures/totals`,
    access: "finance.splitFigure.read",
    summary: "What the shares of the same filters come to, in all and by day.",
    input: z.object(filters),
    output: z.object({
      splitAmountFen: fen,
      settledFen: fen,
      /** Days with shares, the first first. */
      days: z.array(z.object({ statDate: day, splitAmountFen: fen })),
    }),
    refusals: ranges,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/figures/export`,
    access: "finance.splitFigure.read",
    summary: "The table as a file in the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...ranges, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
