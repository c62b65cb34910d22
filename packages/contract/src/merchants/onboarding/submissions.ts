import { submissionChannels, submissionStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../../shapes.ts";
import { submissionReason } from "./shapes.ts";

const base = "/api/v1/merchants/submissions";
/** Not `channel`: every payload carries that name for another purpose (HTTP-03). */
const payChannel = z.enum(submissionChannels);
const text = z.string().max(500).default("");
/** Hundredths of a percent: 60 is 0.60 %. */
const feeRate = z.number();
const settlement = {
  feeRate,
  account: z.enum(["application", "other"]),
  bankName: text,
  bankAccount: text,
  payAccount: text,
};
const settlementRefusals = [
  "field.required",
  "field.tooLong",
  "merchants.bankCardWrong",
  "merchants.feeRateOutOfRange",
  "merchants.payAccountWrong",
] as const;

/** An approved application with its submission in one channel, if there is one. */
export const submissionRow = z.object({
  /** Of the submission, or of the application that has none. */
  rowId: id,
  applicationId: id,
  applyNo: z.string(),
  merchantNo: z.string(),
  merchantName: z.string(),
  submissionId: id.nullable(),
  providerName: z.string().nullable(),
  feeRate: z.number().int().nullable(),
  /** Masked. */
  payAccountNo: z.string().nullable(),
  /** `none` until it is submitted. */
  applyStatus: z.enum(["none", ...submissionStates]),
  reasons: z.array(submissionReason),
  unreachableSince: instant.nullable(),
  askedAt: instant.nullable(),
  /** A link for the merchant is there. */
  hasLink: z.boolean(),
  applyTime: instant.nullable(),
});

/** Submissions of approved applications to payment providers: WeChat and Alipay (MERCHANT-12, FIN-17). */
export const submissions = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "merchants.submission.read",
    summary: "Approved applications with their submission in one channel, newest first.",
    input: listInput(
      { payChannel, merchantName: contains, applyStatus: z.enum(["none", ...submissionStates]).optional() },
      ["applyTime"],
    ),
    output: listOutput(submissionRow),
  }),
  options: endpoint({
    method: "GET",
    path: `${base}/options`,
    access: "merchants.submission.write",
    summary:
      "What the form of a submission offers: providers of the channel, and merchants that some of them does not have yet.",
    input: z.object({ payChannel }),
    output: z.object({
      providers: z.array(z.object({ code: z.string(), name: z.string() })),
      /** The bank card of the application is masked. */
      merchants: z.array(
        z.object({
          merchantNo: z.string(),
          merchantName: z.string(),
          bankName: z.string(),
          bankAccount: z.string().nullable(),
        }),
      ),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "merchants.submission.write",
    summary:
      "Submits an approved application to a payment provider; it is sent after the answer, and again until the provider has answered.",
    input: z.object({ payChannel, merchantNo: text, provider: text, ...settlement }),
    output: z.object({ submissionId: id }),
    refusals: [
      ...settlementRefusals,
      "merchants.applicationUnknown",
      "merchants.noSubmissionProvider",
      "merchants.submissionExists",
    ],
  }),
  resubmit: endpoint({
    method: "POST",
    path: `${base}/:submissionId/resubmit`,
    access: "merchants.submission.write",
    summary: "Submits a rejected or lapsed submission again under its number, with what was corrected meanwhile.",
    input: z.object({ submissionId: id, ...settlement }),
    output: nothing,
    refusals: [...settlementRefusals, "merchants.submissionUnknown", "state.notAllowed"],
  }),
  query: endpoint({
    method: "POST",
    path: `${base}/query`,
    access: "merchants.submission.write",
    summary: "Asks the providers at once about the submissions of an application that are under way.",
    input: z.object({ applicationId: id }),
    output: z.object({ asked: z.number().int() }),
    refusals: ["merchants.submissionUnknown", "state.notAllowed"],
  }),
  link: endpoint({
    method: "GET",
    path: `${base}/:submissionId/link`,
    access: "merchants.submission.read",
    summary: "The provider's link with which the merchant verifies its account or signs; who fetched it is recorded.",
    input: z.object({ submissionId: id }),
    output: z.object({ merchantName: z.string(), state: z.enum(submissionStates), signUrl: z.string() }),
    refusals: ["merchants.submissionUnknown", "merchants.signingLinkMissing"],
  }),
};
