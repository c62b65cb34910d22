import { withdrawalPayees, withdrawalsAtOnce, withdrawalStates } from "@yunshou/domain";
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

const base = "/api/v1/finance/withdrawals";
const one = { withdrawNo: id };

const filters = {
  fromDay: day,
  toDay: day,
  merchantNo: contains,
  withdrawStatus: z.enum(withdrawalStates).optional(),
};
const rangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

const withdrawalRow = z.object({
  ...one,
  merchantNo: z.string(),
  merchantName: z.string(),
  bankName: z.string(),
  /** Masked. */
  bankAccount: z.string(),
  withdrawAmountFen: fen,
  taxFeeFen: fen,
  /** Equals the amount; the fee is charged on top (FIN-21). */
  transferAmountFen: fen,
  withdrawStatus: z.enum(withdrawalStates),
  remark: z.string(),
  /** Why it was rejected or failed; empty otherwise. */
  reason: z.string(),
  applicant: z.string(),
  /** Null also when the reviewer is of the platform and the caller is not. */
  reviewer: z.string().nullable(),
  applyTime: instant,
  reviewTime: instant.nullable(),
  paymentTime: instant.nullable(),
  rejectTime: instant.nullable(),
  /** Number of the transfer at the bank; null before it is paid. */
  transferNo: z.string().nullable(),
  /** The caller applied for it and cannot review it. */
  own: z.boolean(),
  /** It is of the caller's own merchant, which alone takes it back. */
  ofOwnMerchant: z.boolean(),
});

const stepRefusals = ["finance.withdrawalUnknown", "state.notAllowed"] as const;
const factor = ["access.secondFactorShow", "access.secondFactorMustEnrol"] as const;
const remark = z.string().max(2_000).default("");
const reasonRefusals = ["field.required", "field.remarkTooLong"] as const;

/** Withdrawals of merchants: applied for by one person, reviewed by another, paid by the platform (FIN-01 to FIN-08, FIN-21). */
export const withdrawals = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "finance.withdrawal.read",
    summary: "Withdrawals of the caller's merchants, newest first.",
    input: listInput(filters, ["applyTime", "withdrawAmountFen"]),
    output: listOutput(withdrawalRow),
    refusals: rangeRefusals,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "finance.withdrawal.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...rangeRefusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
  terms: endpoint({
    method: "GET",
    path: `${base}/terms`,
    access: "finance.withdrawal.apply",
    summary: "What the caller's merchant can withdraw now, to which accounts, when and at what fee.",
    input: z.object({}),
    output: z.object({
      withdrawableFen: fen,
      /** `10:00` in the merchant's zone (FIN-08). */
      from: z.string(),
      to: z.string(),
      open: z.boolean(),
      feePerTenThousand: z.number().int(),
      leastFeeFen: fen,
      accounts: z.array(
        z.object({ accountId: id, bankName: z.string(), bankCardNo: z.string(), collectionUnit: z.string() }),
      ),
    }),
  }),
  window: endpoint({
    method: "GET",
    path: `${base}/window`,
    access: "finance.settlement.read",
    summary: "When merchants apply for withdrawals.",
    input: z.object({}),
    output: z.object({
      /** `10:00` in the zone of the merchant who applies (FIN-08). */
      from: z.string(),
      to: z.string(),
    }),
  }),
  show: endpoint({
    method: "GET",
    path: `${base}/:withdrawNo`,
    access: "finance.withdrawal.read",
    summary: "What a withdrawal leaves to its merchant, and whether it goes to where the last one was transferred.",
    input: z.object(one),
    output: z.object({
      /** What the merchant can withdraw beside it. */
      withdrawableFen: fen,
      /** What of it is held; 0 once it has ended. */
      heldFen: fen,
      payeeState: z.enum(withdrawalPayees),
      /** When the merchant's last one was transferred; null when there was none. */
      lastPaidTime: instant.nullable(),
    }),
    refusals: ["finance.withdrawalUnknown"],
  }),
  apply: endpoint({
    method: "POST",
    path: base,
    access: "finance.withdrawal.apply",
    summary: "Applies for a withdrawal of the own merchant; amount and fee are held until it ends.",
    input: z.object({ accountId: id, amountFen: fen, remark }),
    output: z.object(one),
    refusals: [
      "finance.accountUnknown",
      "finance.accountInactive",
      "finance.amountRange",
      "finance.aboveBalance",
      "finance.outsideWindow",
      "field.remarkTooLong",
      ...factor,
    ],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${base}/:withdrawNo/cancel`,
    access: "finance.withdrawal.apply",
    summary: "Takes back an application of the own merchant that nobody has reviewed; the money is available again.",
    input: z.object(one),
    output: nothing,
    refusals: stepRefusals,
  }),
  approve: endpoint({
    method: "POST",
    path: `${base}/:withdrawNo/approve`,
    access: "finance.withdrawal.review",
    summary: "Approves an application that somebody else made.",
    input: z.object(one),
    output: nothing,
    refusals: [...stepRefusals, "finance.ownApplication", ...factor],
  }),
  approveMany: endpoint({
    method: "POST",
    path: `${base}/approve`,
    access: "finance.withdrawal.review",
    summary: "Approves applications that somebody else made: all of them, or none.",
    input: z.object({ withdrawNos: z.array(id).min(1).max(withdrawalsAtOnce) }),
    output: z.object({ approved: z.number().int() }),
    refusals: [...stepRefusals, "finance.ownApplication", ...factor],
  }),
  reject: endpoint({
    method: "POST",
    path: `${base}/:withdrawNo/reject`,
    access: "finance.withdrawal.review",
    summary: "Rejects an application with a reason; the money is available again.",
    input: z.object({ ...one, remark }),
    output: nothing,
    refusals: [...stepRefusals, ...reasonRefusals, "finance.ownApplication"],
  }),
  pay: endpoint({
    method: "POST",
    path: `${base}/:withdrawNo/pay`,
    access: "finance.withdrawal.pay",
    summary: "Begins the transfer of a reviewed withdrawal.",
    input: z.object(one),
    output: nothing,
    refusals: [...stepRefusals, "finance.accountInactive", ...factor],
  }),
  payee: endpoint({
    method: "POST",
    path: `${base}/:withdrawNo/payee`,
    access: "finance.withdrawal.pay",
    // Not a write: the answers of writes are kept for their repetition, and these must not be.
    writes: false,
    summary: "The account of a transfer that is on its way, in full; who saw it is recorded.",
    input: z.object(one),
    output: z.object({ collectionUnit: z.string(), bankName: z.string(), bankCardNo: z.string(), amountFen: fen }),
    refusals: ["finance.withdrawalUnknown", "state.notAllowed"],
  }),
  settle: endpoint({
    method: "POST",
    path: `${base}/:withdrawNo/settle`,
    access: "finance.withdrawal.pay",
    summary: "Records that the bank has transferred it, with the bank's number.",
    input: z.object({ ...one, transferNo: z.string().max(100) }),
    output: nothing,
    refusals: [...stepRefusals, "field.required", "field.tooLong"],
  }),
  fail: endpoint({
    method: "POST",
    path: `${base}/:withdrawNo/fail`,
    access: "finance.withdrawal.pay",
    summary: "Records that the transfer failed and why; the money is available again.",
    input: z.object({ ...one, remark }),
    output: nothing,
    refusals: [...stepRefusals, ...reasonRefusals],
  }),
};
