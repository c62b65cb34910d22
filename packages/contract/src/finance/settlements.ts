import { businessTypes, onlinePaymentKinds, settlementsAtOnce, settlementStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
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

const base = "/api/v1/finance/settlements";
const count = z.number().int();
/** Days of the statements, in the zone of each merchant. */
const days = { fromDay: day, toDay: day };
const settleStatus = z.enum(settlementStates);
const payMethod = z.enum(onlinePaymentKinds);
const ranges = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;
const exporting = [...ranges, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"] as const;

const filters = { ...days, merchantNo: contains, settleStatus: settleStatus.optional() };
const lineFilters = { ...filters, orderNo: contains, payMethod: payMethod.optional() };
const partFilters = { ...days, merchantNo: contains, payMethod: payMethod.optional() };

const merchant = { merchantNo: z.string(), merchantName: z.string() };

const statementRow = z.object({
  statementId: id,
  settleDate: day,
  ...merchant,
  orderCount: count,
  refundCount: count,
  salesAmountFen: fen,
  refundAmountFen: fen,
  /** What providers keep, and the 1 % of lucky purchases (FIN-20). */
  feeAmountFen: fen,
  splitAmountFen: fen,
  /** Sales less refunds, fees and splits. */
  settleAmountFen: fen,
  settleStatus,
  /** Why it is held back; empty otherwise. */
  reason: z.string(),
  /** It is held back until differences of a provider's bill are worked off. */
  awaitsBill: z.boolean(),
  /** SHA-256 over the statement, its lines and the seal of the one before. */
  seal: z.string(),
  decider: z.string().nullable(),
  closedTime: instant,
  decidedTime: instant.nullable(),
  version: count,
});

const lineRow = z.object({
  lineId: id,
  settleDate: day,
  /** Earlier than the settlement when its own day was closed already. */
  factDate: day,
  orderNo: id,
  thirdTradeNo: z.string().nullable(),
  ...merchant,
  machineNo: z.string().nullable(),
  payMethod,
  businessType: z.enum(businessTypes).nullable(),
  /** Below zero for a refund, as are its charges. */
  paidAmountFen: fen,
  /** Hundredths of a percent. */
  feeRate: count,
  feeAmountFen: fen,
  splitAmountFen: fen,
  settleAmountFen: fen,
  settleStatus,
});

const partRow = z.object({
  partId: id,
  settleDate: day,
  ...merchant,
  /** Who settles; every kind of payment has one provider. */
  provider: payMethod,
  payMethod,
  orderCount: count,
  paidAmountFen: fen,
  refundAmountFen: fen,
  feeAmountFen: fen,
  splitAmountFen: fen,
  settleAmountFen: fen,
  settleStatus,
});

const one = { statementId: id, version: count };
const known = ["finance.settlementUnknown", "state.notAllowed"] as const;
const factor = ["access.secondFactorShow", "access.secondFactorMustEnrol"] as const;

/** Statements of closed days (FIN-07), confirmed by the platform. */
export const settlements = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "finance.settlement.read",
    summary: "Statements of the caller's merchants by day, newest first; at most 92 days.",
    input: listInput(filters, ["settleDate", "salesAmountFen", "settleAmountFen"]),
    output: listOutput(statementRow),
    refusals: ranges,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "finance.settlement.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: exporting,
  }),
  confirm: endpoint({
    method: "POST",
    path: `${base}/confirm`,
    access: "finance.settlement.write",
    summary: "Confirms statements: fees and splits leave what is available. All of them, or none.",
    input: z.object({ statementIds: z.array(id).min(1).max(settlementsAtOnce) }),
    output: z.object({ confirmed: count }),
    refusals: [...known, "finance.settleShort", ...factor],
  }),
  hold: endpoint({
    method: "POST",
    path: `${base}/:statementId/hold`,
    access: "finance.settlement.write",
    summary: "Holds a statement back with a reason; its money cannot be withdrawn meanwhile.",
    input: z.object({ ...one, remark: z.string().max(2_000).default("") }),
    output: nothing,
    refusals: [...known, "finance.settlementChanged", "field.required", "field.remarkTooLong"],
  }),
  release: endpoint({
    method: "POST",
    path: `${base}/:statementId/release`,
    access: "finance.settlement.write",
    summary: "Lets a statement that was held back wait for its confirmation again.",
    input: z.object(one),
    output: nothing,
    refusals: [...known, "finance.settlementChanged", "finance.settlementAwaitsBill"],
  }),
};

/** What was settled by day and payment provider (FIN-07, FIN-09, FIN-10). */
export const settledTransactions = {
  list: endpoint({
    method: "GET",
    path: `${base}/transactions`,
    access: "finance.transaction.read",
    summary: "Sums of settled days by payment provider, newest first; at most 92 days.",
    input: listInput(partFilters, ["settleDate", "paidAmountFen", "settleAmountFen"]),
    output: listOutput(partRow),
    refusals: ranges,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/transactions/export`,
    access: "finance.transaction.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...partFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exporting,
  }),
};

/** Orders and refunds of statements. */
export const settlementLines = {
  list: endpoint({
    method: "GET",
    path: `${base}/lines`,
    access: "finance.settlementLine.read",
    summary: "What providers collected and gave back, by the day of its statement, newest first; at most 92 days.",
    input: listInput(lineFilters, ["settleDate", "paidAmountFen"]),
    output: listOutput(lineRow),
    refusals: ranges,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/lines/export`,
    access: "finance.settlementLine.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...lineFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exporting,
  }),
};
