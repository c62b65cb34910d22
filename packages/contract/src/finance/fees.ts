import { onlinePaymentKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/finance/fees";
const count = z.number().int();
const payMethod = z.enum(onlinePaymentKinds);
const ranges = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;
const exporting = [...ranges, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"] as const;

const filters = { fromDay: day, toDay: day, merchantNo: contains, provider: payMethod.optional() };
const merchant = { merchantNo: z.string(), merchantName: z.string() };

const feeRow = z.object({
  partId: id,
  statDate: day,
  ...merchant,
  provider: payMethod,
  orderCount: count,
  /** Paid less refunded: of this the fee is taken. */
  salesAmountFen: fen,
  /** Hundredths of a percent. */
  feeRate: count,
  feeAmountFen: fen,
  /** The 1 % of lucky purchases (FIN-20). */
  higoAmountFen: fen,
  settleAmountFen: fen,
});

const sums = { salesAmountFen: fen, feeAmountFen: fen };
const totals = z.object({
  orderCount: count,
  ...sums,
  higoAmountFen: fen,
  /** Days with fees, the first first. */
  days: z.array(z.object({ statDate: day, ...sums })),
});

/** What payment providers kept (FIN-09, FIN-10, FIN-20). */
export const feeReport = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "finance.fee.read",
    summary: "Fees of settled days by merchant, provider and rate, newest first; at most 92 days.",
    input: listInput(filters, ["statDate", "salesAmountFen", "feeAmountFen"]),
    output: listOutput(feeRow),
    refusals: ranges,
  }),
  totals: endpoint({
    method: "GET",
    path: `${base}/totals`,
    access: "finance.fee.read",
    summary: "What the fees of the same filters come to, in all and by day.",
    input: z.object(filters),
    output: totals,
    refusals: ranges,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "finance.fee.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: exporting,
  }),
};

export const rateStates = ["inForce", "upcoming", "past"] as const;

const rateRow = z.object({
  rateId: id,
  merchantId: id,
  ...merchant,
  provider: payMethod,
  feeRate: count,
  /** From this day on, in the merchant's zone. */
  fromDate: day,
  rateStatus: z.enum(rateStates),
  /** People of the platform set rates, and have no name for merchants. */
  setBy: z.string().nullable(),
  setTime: instant,
});

const rateFilters = {
  merchantNo: contains,
  provider: payMethod.optional(),
  rateStatus: z.enum(rateStates).optional(),
};

/** What each provider keeps of each merchant's collections, from a day on; a merchant without a rate has the usual one. */
export const feeRates = {
  list: endpoint({
    method: "GET",
    path: `${base}/rates`,
    access: "finance.fee.read",
    summary: "Rates of the caller's merchants with the day from which they hold.",
    input: listInput(rateFilters, ["fromDate"]),
    output: listOutput(rateRow),
  }),
  usual: endpoint({
    method: "GET",
    path: `${base}/rates/usual`,
    access: "finance.fee.read",
    summary: "What merchants without a rate of their own pay today, by kind of payment.",
    input: z.object({}),
    output: z.object({ rates: z.array(z.object({ provider: payMethod, feeRate: count })) }),
  }),
  set: endpoint({
    method: "POST",
    path: `${base}/rates`,
    access: "finance.feeRate.write",
    summary: "Sets a rate that holds from a day on, today at the earliest.",
    input: z.object({ merchantId: id, provider: payMethod, feeRate: count, fromDay: day }),
    output: z.object({ rateId: id }),
    refusals: [
      "merchants.unknown",
      "merchants.feeRateOutOfRange",
      "finance.rateInThePast",
      "finance.rateTwice",
      "access.secondFactorShow",
      "access.secondFactorMustEnrol",
    ],
  }),
};

const paymentSums = { paidAmountFen: fen, refundAmountFen: fen, feeAmountFen: fen, settleAmountFen: fen };
const paymentRow = z.object({
  rowId: z.string(),
  merchantId: id,
  ...merchant,
  payMethod,
  orderCount: count,
  ...paymentSums,
  /** What the provider handed on to receivers of splits and did not take back. */
  executedFen: fen,
});
const paymentFilters = { fromDay: day, toDay: day, merchantNo: contains, payMethod: payMethod.optional() };

/** What was settled by merchant and payment kind (STAT-01, STAT-05, STAT-06). */
export const settledPayments = {
  list: endpoint({
    method: "GET",
    path: `${base}/payments`,
    access: "finance.payment.read",
    summary: "Settled sums by merchant and payment kind; at most 92 days.",
    input: listInput(paymentFilters, ["settleAmountFen", "paidAmountFen", "refundAmountFen", "feeAmountFen"]),
    output: listOutput(paymentRow),
    refusals: ranges,
  }),
  totals: endpoint({
    method: "GET",
    path: `${base}/payments/totals`,
    access: "finance.payment.read",
    summary: "What the settled sums of the same filters come to.",
    input: z.object(paymentFilters),
    output: z.object({ orderCount: count, ...paymentSums }),
    refusals: ranges,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/payments/export`,
    access: "finance.payment.read",
    summary: "The table as a file in the download centre.",
    input: z.object({ ...paymentFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exporting,
  }),
};
