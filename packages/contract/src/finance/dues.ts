import { dueEntryKinds, dueStates, dueWays } from "@yunshou/domain";
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

const base = "/api/v1/finance/dues";
const settlements = "/api/v1/finance/due-settlements";
const count = z.number().int();
const exporting = ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"] as const;
const ranges = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;
const factor = ["access.secondFactorShow", "access.secondFactorMustEnrol"] as const;

const filters = { payerName: contains, payeeName: contains };

const dueRow = z.object({
  /** The account of the ledger that shows it: of the payer, or of the payee where the payer is not the caller's. */
  dueId: id,
  payerNo: z.string(),
  payerName: z.string(),
  payeeNo: z.string(),
  payeeName: z.string(),
  owedFen: fen,
  /** Of it, what waits for a second person. */
  awaitingFen: fen,
  /** What was settled since the beginning. */
  settledFen: fen,
  entryCount: count,
  updatedTime: instant,
  /** The payer is the caller's, who may settle it. */
  ofPayer: z.boolean(),
});

const entryRow = z.object({
  entryNo: count,
  entryTime: instant,
  entryKind: z.enum(dueEntryKinds),
  /** Null where it is about no order. */
  orderNo: id.nullable(),
  /** Null where it is about no settlement. */
  dueSettlementId: id.nullable(),
  /** Above zero makes the due larger. */
  amountFen: fen,
  /** What was owed after it. */
  owedFen: fen,
});

const settlementFilters = { fromDay: day, toDay: day, ...filters, dueStatus: z.enum(dueStates).optional() };

const settlementRow = z.object({
  dueSettlementId: id,
  payerNo: z.string(),
  payerName: z.string(),
  payeeNo: z.string(),
  payeeName: z.string(),
  dueWay: z.enum(dueWays),
  amountFen: fen,
  dueStatus: z.enum(dueStates),
  remark: z.string(),
  reason: z.string(),
  applicant: z.string(),
  applyTime: instant,
  decider: z.string().nullable(),
  decideTime: instant.nullable(),
  /** The caller asked for it and cannot confirm it. */
  own: z.boolean(),
  ofPayer: z.boolean(),
  ofPayee: z.boolean(),
  version: count,
});

/** What merchants of a tree owe one another, because a card of one paid at a machine of another. */
export const dues = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "finance.due.read",
    summary: "Dues of the caller's merchants that are not settled, each pair once.",
    input: listInput(filters, ["owedFen", "updatedTime"]),
    output: listOutput(dueRow),
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "finance.due.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: exporting,
  }),
  entries: endpoint({
    method: "GET",
    path: `${base}/:dueId/entries`,
    access: "finance.due.read",
    summary: "The entries that a due is the sum of, newest first.",
    input: listInput({ dueId: id }, ["entryTime"]),
    output: listOutput(entryRow),
    refusals: ["finance.dueUnknown"],
  }),
  settle: endpoint({
    method: "POST",
    path: `${base}/:dueId/settle`,
    access: "finance.due.write",
    summary: "Settles a due or a part of it; what needs a second person waits for one.",
    input: z.object({ dueId: id, dueWay: z.enum(dueWays), amountFen: fen, remark: z.string().max(2_000).default("") }),
    output: z.object({ dueSettlementId: id, dueStatus: z.enum(dueStates) }),
    refusals: [
      "finance.dueUnknown",
      "finance.dueOfPayer",
      "finance.aboveDue",
      "finance.dueAboveBalance",
      "amount.notPositive",
      "amount.tooLarge",
      "field.remarkTooLong",
      ...factor,
    ],
  }),
};

const one = { dueSettlementId: id, version: count };
const known = ["finance.dueSettlementUnknown", "finance.dueSettlementChanged", "state.notAllowed"] as const;

/** How dues were settled, or are being settled. */
export const dueSettlements = {
  list: endpoint({
    method: "GET",
    path: settlements,
    access: "finance.due.read",
    summary: "Settlements of dues of the caller's merchants, newest first; at most 92 days.",
    input: listInput(settlementFilters, ["applyTime", "amountFen"]),
    output: listOutput(settlementRow),
    refusals: ranges,
  }),
  export: endpoint({
    method: "POST",
    path: `${settlements}/export`,
    access: "finance.due.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...settlementFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [...ranges, ...exporting],
  }),
  confirm: endpoint({
    method: "POST",
    path: `${settlements}/:dueSettlementId/confirm`,
    access: "finance.due.write",
    summary:
      "Confirms a settlement that somebody else asked for: of the payee where it was paid, of the payer otherwise.",
    input: z.object(one),
    output: nothing,
    refusals: [
      ...known,
      "finance.ownApplication",
      "finance.aboveDue",
      "finance.dueAboveBalance",
      "amount.notPositive",
      "amount.tooLarge",
      ...factor,
    ],
  }),
  reject: endpoint({
    method: "POST",
    path: `${settlements}/:dueSettlementId/reject`,
    access: "finance.due.write",
    summary: "Rejects a settlement with a reason; the due stays.",
    input: z.object({ ...one, remark: z.string().max(2_000).default("") }),
    output: nothing,
    refusals: [...known, "finance.ownApplication", "field.required", "field.remarkTooLong"],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${settlements}/:dueSettlementId/cancel`,
    access: "finance.due.write",
    summary: "Takes a settlement back that waits; of the payer alone.",
    input: z.object(one),
    output: nothing,
    refusals: known,
  }),
};
