import {
  billLineKinds,
  billSources,
  billStates,
  billSubjects,
  differenceAnswers,
  differenceReasons,
  differenceStates,
  paymentServiceKinds,
} from "@yunshou/domain";
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

const base = "/api/v1/finance/bills";
const differences = "/api/v1/finance/bill-differences";
const count = z.number().int();
const days = { fromDay: day, toDay: day };
const payMethod = z.enum(paymentServiceKinds);
const ranges = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;
const exporting = [...ranges, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"] as const;

const filters = { ...days, payMethod: payMethod.optional(), billStatus: z.enum(billStates).optional() };

const billRow = z.object({
  billId: id,
  /** A day in Beijing. */
  billDate: day,
  providerName: z.string(),
  payMethod,
  /** Of a bill of what was shared, shares stand for payments and returns for refunds. */
  billSubject: z.enum(billSubjects),
  /** What our books have of that day: payments less refunds. */
  ourAmountFen: fen,
  /** What the provider lists: payments less refunds. */
  theirAmountFen: fen,
  /** Ours less theirs. */
  differenceFen: fen,
  /** What the provider keeps. */
  feeAmountFen: fen,
  /** What the provider keeps of payments beyond what our rates give; below zero when it keeps less. */
  feeDifferenceFen: fen,
  ourLineCount: count,
  theirLineCount: count,
  differenceCount: count,
  /** Differences that nobody worked off yet. */
  openCount: count,
  billStatus: z.enum(billStates),
  /** What of ours no bill had: before this one, new with it, found in it, and after it. */
  openBefore: count,
  openedCount: count,
  settledCount: count,
  openAfter: count,
  /** When the oldest of what is open after it happened; null when nothing is. */
  oldestOpenTime: instant.nullable(),
  billSource: z.enum(billSources),
  uploader: z.string().nullable(),
  takenTime: instant,
});

const differenceFilters = {
  ...days,
  /** Of this bill alone, whatever the days. */
  billId: id.optional(),
  merchantNo: contains,
  reason: z.enum(differenceReasons).optional(),
  differenceState: z.enum(differenceStates).optional(),
};

const differenceRow = z.object({
  differenceId: id,
  billId: id,
  billDate: day,
  providerName: z.string(),
  reason: z.enum(differenceReasons),
  lineKind: z.enum(billLineKinds),
  /** Null while nobody knows whose it is. */
  merchantNo: z.string().nullable(),
  merchantName: z.string().nullable(),
  orderNo: id.nullable(),
  /** Our number of the payment or refund as the provider has it. */
  outTradeNo: z.string().nullable(),
  thirdTradeNo: z.string().nullable(),
  ourAmountFen: fen.nullable(),
  theirAmountFen: fen.nullable(),
  ourTime: instant.nullable(),
  theirTime: instant.nullable(),
  differenceState: z.enum(differenceStates),
  remark: z.string(),
  /** A later bill had what was missing. */
  arrived: z.boolean(),
  handler: z.string().nullable(),
  handleTime: instant.nullable(),
  parkedUntil: day.nullable(),
  /** When somebody wanted the provider asked; what it answered belongs to it when it is later. */
  askTime: instant.nullable(),
  answerState: z.enum(differenceAnswers).nullable(),
  answerAmountFen: fen.nullable(),
  answerTime: instant.nullable(),
  version: count,
});

const service = z.object({
  serviceId: id,
  providerName: z.string(),
  payMethod,
  /** The day whose bill is next; null before the first bill, when any day that has ended may begin. */
  nextDay: day.nullable(),
});

/** Bills of payment providers, compared with our books. */
export const bills = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "finance.bill.read",
    summary: "Bills of providers with their sums and differences, newest first; at most 92 days.",
    input: listInput(filters, ["billDate", "ourAmountFen"]),
    output: listOutput(billRow),
    refusals: ranges,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "finance.bill.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: exporting,
  }),
  services: endpoint({
    method: "GET",
    path: `${base}/services`,
    access: "finance.bill.read",
    summary: "Payment services whose bills are taken, with the day that is next.",
    input: z.object({}),
    output: z.object({ rows: z.array(service) }),
  }),
};

/** A bill that somebody downloaded from the provider, as the body of the call. */
export const billUploads = {
  upload: endpoint({
    method: "POST",
    path: `${base}/files`,
    access: "finance.bill.write",
    // The same bill again is the same bill, however often it is sent.
    writes: false,
    summary: "Takes the body as a bill: text, or packed by gzip or ZIP as the provider gives it.",
    input: z.object({
      serviceId: id,
      billDate: day,
      /** SHA-1 that the provider states of its bill; empty when it states none. */
      billHash: z.string().max(80).default(""),
    }),
    output: z.object({ billId: id, differences: count }),
    refusals: [
      "finance.billServiceUnknown",
      "finance.billTooLarge",
      "finance.billUnreadable",
      "finance.billCut",
      "finance.billTotals",
      "finance.billOtherDay",
      "finance.billOtherAccount",
      "finance.billHash",
      "finance.billNotYet",
      "finance.billOutOfTurn",
      "finance.billDiffers",
    ],
  }),
};

const one = { differenceId: id, version: count };
const known = ["finance.differenceUnknown", "finance.differenceChanged", "state.notAllowed"] as const;

/** What bills and our books do not agree on, worked off one by one. */
export const billDifferences = {
  list: endpoint({
    method: "GET",
    path: differences,
    access: "finance.bill.read",
    summary: "Differences between bills and our books, newest first; at most 92 days.",
    input: listInput(differenceFilters, ["billDate"]),
    output: listOutput(differenceRow),
    refusals: ranges,
  }),
  export: endpoint({
    method: "POST",
    path: `${differences}/export`,
    access: "finance.bill.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...differenceFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exporting,
  }),
  take: endpoint({
    method: "POST",
    path: `${differences}/:differenceId/take`,
    access: "finance.bill.write",
    summary: "Takes a difference into one's hands; somebody else may take over.",
    input: z.object(one),
    output: nothing,
    refusals: known,
  }),
  park: endpoint({
    method: "POST",
    path: `${differences}/:differenceId/park`,
    access: "finance.bill.write",
    summary: "Parks a difference until a day with a reason; the statement stays held.",
    input: z.object({ ...one, untilDay: day, remark: z.string().max(2_000).default("") }),
    output: nothing,
    refusals: [...known, "finance.parkDay", "field.required", "field.remarkTooLong"],
  }),
  ask: endpoint({
    method: "POST",
    path: `${differences}/:differenceId/ask`,
    access: "finance.bill.write",
    summary: "Has the provider asked now what became of the payment or refund; the answer is kept with the difference.",
    input: z.object(one),
    output: nothing,
    refusals: [...known, "finance.nothingToAsk"],
  }),
  settle: endpoint({
    method: "POST",
    path: `${differences}/:differenceId/settle`,
    access: "finance.bill.write",
    summary: "Works a difference off with a note; the merchant's statement is let go with the last one.",
    input: z.object({ ...one, remark: z.string().max(2_000).default("") }),
    output: nothing,
    refusals: [...known, "field.required", "field.remarkTooLong"],
  }),
};
