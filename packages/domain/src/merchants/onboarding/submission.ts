import { checkMobile, checkEmail } from "../../access/users.ts";
import { checkText, fieldLimits } from "../../fields.ts";
import { portion } from "../../money.ts";
import { accept, refuse, type Result } from "../../result.ts";
import { type StateTable, step } from "../../states.ts";
import { checkBankAccount } from "./bankCard.ts";

/** Which collection an approved merchant is submitted for. */
export const submissionChannels = ["wechat", "alipay"] as const;
export type SubmissionChannel = (typeof submissionChannels)[number];

/**
 * `queued` is ours: written down, and not yet answered by the provider. The others are what WeChat (applyment4sub) and
 * Alipay (ant.merchant.expand, alipay.open.agent) both tell, under names of our own.
 */
export const submissionStates = [
  "queued",
  "checking",
  "verifying",
  "signing",
  "opening",
  "finished",
  "rejected",
  "cancelled",
] as const;
export type SubmissionState = (typeof submissionStates)[number];
export type ReportedState = Exclude<SubmissionState, "queued">;
export type SubmissionEvent = "check" | "verify" | "sign" | "open" | "finish" | "reject" | "cancel" | "resubmit";

/**
 * A submission at a payment provider (MERCHANT-12). It only goes forward, because notices and answers overtake each other.
 * What was rejected or has lapsed is corrected and submitted again under its number; finished is final.
 */
export const submissionTable: StateTable<SubmissionState, SubmissionEvent> = {
  queued: {
    check: "checking",
    verify: "verifying",
    sign: "signing",
    open: "opening",
    finish: "finished",
    reject: "rejected",
    cancel: "cancelled",
  },
  checking: {
    verify: "verifying",
    sign: "signing",
    open: "opening",
    finish: "finished",
    reject: "rejected",
    cancel: "cancelled",
  },
  verifying: { sign: "signing", open: "opening", finish: "finished", reject: "rejected", cancel: "cancelled" },
  signing: { open: "opening", finish: "finished", reject: "rejected", cancel: "cancelled" },
  opening: { finish: "finished", reject: "rejected", cancel: "cancelled" },
  rejected: { resubmit: "queued" },
  cancelled: { resubmit: "queued" },
  finished: {},
};

const eventOf: Readonly<Record<ReportedState, SubmissionEvent>> = {
  checking: "check",
  verifying: "verify",
  signing: "sign",
  opening: "open",
  finished: "finish",
  rejected: "reject",
  cancelled: "cancel",
};

/** Where a provider's report leads; undefined when it tells nothing new. */
export function stateAfterReport(state: SubmissionState, reported: ReportedState): SubmissionState | undefined {
  const next = step(submissionTable, state, eventOf[reported]);
  return next.ok ? next.value : undefined;
}

/** Nothing more will come from the provider unless it is submitted again. */
export const isSubmissionOver = (state: SubmissionState): boolean =>
  state === "finished" || state === "rejected" || state === "cancelled";

/** The merchant has to open the provider's link. */
export const needsMerchant = (state: SubmissionState): boolean => state === "verifying" || state === "signing";

/** Only what is rejected or has lapsed may be submitted again. */
export function checkResubmission(state: SubmissionState): Result<"queued"> {
  const next = step(submissionTable, state, "resubmit");
  return next.ok ? accept("queued") : next;
}

/** Fee of a collection in hundredths of a percent: 0.01 % to 3 %. DECISION: within what the providers offer small merchants. */
export const feeRateLimits = { least: 1, most: 300, usual: 60 } as const;

/**
 * What a collection costs in fen. Alipay takes at least 0.01 yuan a transaction (FIN-09); WeChat takes nothing below
 * 0.01 yuan (FIN-10). Above that both round to the nearest fen.
 */
export function collectionFee(channel: SubmissionChannel, amountFen: bigint, feeRate: number): bigint {
  const scale = 10_000n;
  if (amountFen * BigInt(feeRate) < scale) return channel === "alipay" && amountFen > 0n ? 1n : 0n;
  return portion(amountFen, BigInt(feeRate), scale);
}

/** Reasons of providers for which we have words of our own; an adapter knows its provider's codes for them. */
export const submissionRejections = [
  "nameNotAllowed",
  "nameDiffers",
  "idCardDiffers",
  "idCardExpired",
  "pictureUnclear",
  "bankAccountRefused",
  "merchantKnown",
] as const;
export type SubmissionRejection = (typeof submissionRejections)[number];

/** What a person says of a submission. */
export interface SubmissionFields {
  readonly channel: SubmissionChannel;
  readonly provider: string;
  /** Hundredths of a percent. */
  readonly feeRate: number;
  /** The bank card of the application, or another one. */
  readonly account: "application" | "other";
  readonly bankName: string;
  readonly bankAccount: string;
  /** The merchant's account at Alipay: a phone number or an email address. */
  readonly payAccount: string;
}

/** What of it is kept; the bank fields are null when the application's own count. */
export interface CheckedSubmission {
  readonly feeRate: number;
  readonly bank: { readonly bankName: string; readonly bankAccount: string } | null;
  readonly payAccount: string | null;
}

/** The form of a submission, or the first rule that it breaks (FIN-17, MERCHANT-11). */
export function checkSubmissionFields(fields: SubmissionFields): Result<CheckedSubmission> {
  const provider = checkText(fields.provider, "provider", fieldLimits.nameLength);
  if (!provider.ok) return provider;
  const { feeRate } = fields;
  const { least, most } = feeRateLimits;
  if (!Number.isInteger(feeRate) || feeRate < least || feeRate > most)
    return refuse("merchants.feeRateOutOfRange", {
      field: "feeRate",
      values: { least: showFeeRate(least), most: showFeeRate(most) },
    });
  const bank = checkSettlement(fields);
  if (!bank.ok) return bank;
  const payAccount = fields.channel === "alipay" ? checkPayAccount(fields.payAccount) : accept(null);
  return payAccount.ok ? accept({ feeRate, bank: bank.value, payAccount: payAccount.value }) : payAccount;
}

function checkSettlement({ account, bankName, bankAccount }: SubmissionFields): Result<CheckedSubmission["bank"]> {
  if (account === "application") return accept(null);
  const name = checkText(bankName, "bankName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const number = checkBankAccount(bankAccount);
  return number.ok ? accept({ bankName: name.value, bankAccount: number.value }) : number;
}

/** An account at Alipay is a mobile number or an email address. */
export function checkPayAccount(text: string): Result<string> {
  if (text.trim() === "") return refuse("field.required", { field: "payAccount" });
  const checked = text.includes("@") ? checkEmail(text, "payAccount") : checkMobile(text, "payAccount");
  return checked.ok ? checked : refuse("merchants.payAccountWrong", { field: "payAccount" });
}

/** 139****0001, or ab***@example.com */
export function maskPayAccount(account: string): string {
  const at = account.indexOf("@");
  return at < 0
    ? `${account.slice(0, 3)}****${account.slice(-4)}`
    : `${account.slice(0, Math.min(2, at - 1))}***${account.slice(at)}`;
}

/** 60 is 0.60: percent with two decimals. */
export function showFeeRate(feeRate: number): string {
  return (feeRate / 100).toFixed(2);
}
