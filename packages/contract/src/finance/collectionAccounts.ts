import { collectionAccountStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/finance/accounts";
const one = { accountId: id };

const accountRow = z.object({
  ...one,
  merchantNo: z.string(),
  merchantName: z.string(),
  providerName: z.string(),
  /** Numbers and key are masked (FIN-18). */
  payAccountNo: z.string(),
  bankName: z.string(),
  bankCardNo: z.string(),
  /** Null without one. */
  payKey: z.string().nullable(),
  collectionUnit: z.string(),
  activationState: z.enum(collectionAccountStates),
  /** A provider opened it at the end of a submission; its numbers are the provider's. */
  fromProvider: z.boolean(),
  createdTime: instant,
  version: z.number().int(),
});

const text = z.string().max(500);
const form = {
  providerName: text,
  payAccountNo: text,
  bankName: text,
  bankCardNo: text,
  collectionUnit: text,
  payKey: z.string().max(8_000).default(""),
};
const formRefusals = ["field.required", "field.tooLong", "merchants.bankCardWrong"] as const;
const known = ["finance.accountUnknown", "finance.accountChanged", "state.notAllowed"] as const;

const listShape = {
  input: listInput(
    {
      merchantNo: contains,
      providerName: contains,
      activationState: z.enum(collectionAccountStates).optional(),
    },
    ["createdTime"],
  ),
  output: listOutput(accountRow),
};

/** Accounts with which merchants collect and to which they withdraw (FIN-11 to FIN-18, FIN-22). */
export const collectionAccounts = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "finance.account.read",
    summary: "Collection accounts of the caller's merchants, numbers and keys masked.",
    ...listShape,
  }),
  overview: endpoint({
    method: "GET",
    path: `${base}/overview`,
    access: "finance.account.oversee",
    summary: "Collection accounts of all merchants as the platform sees them, numbers and keys masked.",
    ...listShape,
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "finance.account.write",
    bodyBytes: largeBodyBytes,
    summary: "Adds an account to a merchant of the caller; it must be activated before it is used.",
    input: z.object({ merchantId: id, ...form }),
    output: z.object(one),
    refusals: ["merchants.unknown", ...formRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:accountId`,
    access: "finance.account.write",
    bodyBytes: largeBodyBytes,
    summary: "Changes an account that was never activated; empty numbers and key stay as they are.",
    input: z.object({ ...one, ...form, version: z.number().int() }),
    output: nothing,
    refusals: [...known, ...formRefusals, "finance.accountActivated"],
  }),
  activate: endpoint({
    method: "POST",
    path: `${base}/:accountId/activate`,
    access: "finance.account.write",
    summary: "Activates an account in preparation or one that was stopped.",
    input: z.object({ ...one, version: z.number().int() }),
    output: nothing,
    refusals: [...known, "access.secondFactorShow", "access.secondFactorMustEnrol"],
  }),
  stop: endpoint({
    method: "POST",
    path: `${base}/:accountId/stop`,
    access: "finance.account.write",
    summary: "Stops an activated account; nothing is paid to it until it is activated again.",
    input: z.object({ ...one, version: z.number().int() }),
    output: nothing,
    refusals: known,
  }),
};
