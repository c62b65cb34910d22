import {
  shareAccountStates,
  shareAccountTypes,
  sharedKinds,
  sharingObstacles,
  sharingStates,
  sharingViews,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/finance/sharing";
const count = z.number().int();
const payMethod = z.enum(sharedKinds);
const factor = ["access.secondFactorShow", "access.secondFactorMustEnrol"] as const;
const merchant = { merchantNo: z.string(), merchantName: z.string() };

const sharedRow = z.object({
  /** Of the share, or of the order where nothing of it was asked for. */
  rowId: id,
  orderNo: id,
  statDate: day,
  ...merchant,
  payMethod,
  splitPlan: z.string().nullable(),
  splitReceiver: z.string().nullable(),
  /** What the plan gives of what is kept after refunds. */
  targetFen: fen,
  sharedFen: fen,
  returnedFen: fen,
  sharingStatus: z.enum(sharingStates),
  obstacle: z.enum(sharingObstacles).nullable(),
  /** What the provider said. */
  failure: z.string().nullable(),
  /** It is certain, and not what the plan gives. */
  differs: z.boolean(),
});

/** What providers hand on of paid orders, compared with the plans (FIN-19). */
export const sharedOrders = {
  list: endpoint({
    method: "GET",
    path: `${base}/orders`,
    access: "finance.splitFigure.read",
    summary: "Shares of paid orders as the provider executes them, newest first; at most 92 days.",
    input: listInput(
      {
        fromDay: day,
        toDay: day,
        merchantId: id.optional(),
        planId: id.optional(),
        receiverId: id.optional(),
        payMethod: payMethod.optional(),
        sharingView: z.enum(sharingViews).optional(),
      },
      ["statDate"],
    ),
    output: listOutput(sharedRow),
    refusals: ["range.tooLong", "range.reversed", "range.tooEarly"],
  }),
};

const accountRow = z.object({
  rowId: z.string(),
  receiverId: id,
  splitReceiver: z.string(),
  ...merchant,
  payMethod,
  /** Null until an account is set. */
  shareAccountId: id.nullable(),
  accountType: z.enum(shareAccountTypes).nullable(),
  /** The last signs of it. */
  shareAccount: z.string().nullable(),
  holder: z.string().nullable(),
  accountStatus: z.enum(shareAccountStates).nullable(),
  failure: z.string().nullable(),
  updatedTime: instant.nullable(),
  version: count,
});

/** Accounts to which providers hand the shares of receivers on. */
export const shareAccounts = {
  list: endpoint({
    method: "GET",
    path: `${base}/accounts`,
    access: "finance.split.read",
    summary: "Receivers of splits with their accounts at each provider.",
    input: listInput({ merchantId: id.optional() }, ["splitReceiver"]),
    output: listOutput(accountRow),
  }),
  set: endpoint({
    method: "POST",
    path: `${base}/accounts`,
    access: "finance.split.write",
    summary: "Sets the account of a receiver at a provider, which is registered there before anything is shared.",
    input: z.object({
      receiverId: id,
      payMethod,
      accountType: z.enum(shareAccountTypes),
      shareAccount: z.string().max(200),
      holder: z.string().max(500),
      /** 0 for the first account. */
      version: count,
    }),
    output: z.object({ shareAccountId: id }),
    refusals: [
      "finance.receiverUnknown",
      "finance.shareAccountForm",
      "finance.shareAccountTaken",
      "finance.shareAccountChanged",
      "field.required",
      "field.tooLong",
      ...factor,
    ],
  }),
  retry: endpoint({
    method: "POST",
    path: `${base}/accounts/:shareAccountId/retry`,
    access: "finance.split.write",
    summary: "Has an account registered again, e.g. after the provider refused it.",
    input: z.object({ shareAccountId: id, version: count }),
    output: nothing,
    refusals: ["finance.shareAccountUnknown", "finance.shareAccountChanged"],
  }),
};

/** How the splits of a merchant are executed: by the provider, or in the books of the platform where somebody answers for it. */
export const splitModes = {
  show: endpoint({
    method: "GET",
    path: `${base}/modes/:merchantId`,
    access: "finance.split.read",
    summary: "The way in which the splits of a merchant are executed, and who answered for it.",
    input: z.object({ merchantId: id }),
    output: z.object({
      platformBalance: z.boolean(),
      /** Hundredths of a percent that the provider shares of an order at most. */
      ratioLimit: count,
      answeredBy: z.string(),
      reason: z.string(),
      setBy: z.string().nullable(),
      setTime: instant.nullable(),
    }),
    refusals: ["merchants.unknown"],
  }),
  set: endpoint({
    method: "POST",
    path: `${base}/modes`,
    access: "finance.splitMode.write",
    summary: "Switches the books of the platform on or off for a merchant, with who answers for it and why.",
    input: z.object({
      merchantId: id,
      platformBalance: z.boolean(),
      ratioLimit: count,
      answeredBy: z.string().max(500),
      reason: z.string().max(2_000),
    }),
    output: nothing,
    refusals: ["merchants.unknown", "finance.splitRatioLimit", "field.required", "field.tooLong", ...factor],
  }),
};
