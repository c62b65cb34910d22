import {
  applicationStates,
  imageKinds,
  submissionChannels,
  submissionRejections,
  submissionStates,
  wizardSteps,
} from "@yunshou/domain";
import { z } from "zod";
import { id, instant } from "../../shapes.ts";

const text = z.string().max(500).default("");

/** What one step of the wizard sends; fields of other steps are left alone. An empty number keeps the stored one. */
export const stepFields = {
  step: z.enum(wizardSteps),
  merchantName: text,
  contactName: text,
  contactPhone: text,
  email: text,
  idCardNo: text,
  storeName: text,
  province: text,
  city: text,
  address: text,
  bankName: text,
  bankAccount: text,
};

export const stepRefusals = [
  "field.required",
  "field.tooLong",
  "field.notMobile",
  "field.notEmail",
  "merchants.idCardWrong",
  "merchants.bankCardWrong",
  "state.notAllowed",
] as const;

export const submitRefusals = [
  ...stepRefusals,
  "merchants.applicationIncomplete",
  "merchants.imageMissing",
  "merchants.signatureDiffers",
  "merchants.idCardTaken",
] as const;

/** Why a provider sent a submission back; the field is one of ours, or empty. */
export const submissionReason = z.object({
  field: z.string(),
  /** The provider's own words. */ reason: z.string(),
  /** Present when we have words of our own for it. */ code: z.enum(submissionRejections).optional(),
});

/** A submission of an application at a payment provider, with what became of it. */
export const submissionView = z.object({
  submissionId: id,
  channel: z.enum(submissionChannels),
  providerName: z.string(),
  state: z.enum(submissionStates),
  reasons: z.array(submissionReason),
  /** The merchant's number at the provider. */
  subMerchantNo: z.string().nullable(),
  /** Where the merchant verifies its account or signs; told to the holder of the invitation only. */
  signUrl: z.string().nullable(),
  events: z.array(
    z.object({
      at: instant,
      state: z.enum(submissionStates),
      attempt: z.number().int(),
      /** Null for the provider. */ actor: z.string().nullable(),
    }),
  ),
});

/** One application with its pictures' kinds and its review; the two numbers are masked (PERM-15, FIN-18). */
export const applicationView = z.object({
  applyNo: z.string(),
  applyStatus: z.enum(applicationStates),
  merchantName: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  email: z.string(),
  /** Masked; null while there is none. */
  idCardNo: z.string().nullable(),
  storeName: z.string(),
  province: z.string(),
  city: z.string(),
  address: z.string(),
  bankName: z.string(),
  bankAccount: z.string().nullable(),
  images: z.array(z.enum(imageKinds)),
  signedName: z.string().nullable(),
  submittedAt: instant.nullable(),
  reviewRemark: z.string(),
  /** Sent back by a payment provider, so that it may be corrected although it is approved. */
  sentBack: z.boolean(),
  submissions: z.array(submissionView),
  events: z.array(
    z.object({
      at: instant,
      event: z.enum(["submit", "withdraw", "approve", "reject", "ignore"]),
      /** Null for the invited applicant. */ actor: z.string().nullable(),
      remark: z.string(),
    }),
  ),
});

export const applicationRow = z.object({
  applicationId: id,
  applyNo: z.string(),
  applyStatus: z.enum(applicationStates),
  /** The merchant that asks for it. */
  inviterNo: z.string(),
  inviterName: z.string(),
  merchantName: z.string(),
  /** shbh of the merchant that came of it. */
  merchantNo: z.string().nullable(),
  contactName: z.string(),
  contactPhone: z.string(),
  storeName: z.string(),
  /** Submissions at payment providers, newest last. */
  submissions: z.array(
    z.object({ channel: z.enum(submissionChannels), providerName: z.string(), state: z.enum(submissionStates) }),
  ),
  sentBack: z.boolean(),
  reviewer: z.string().nullable(),
  reviewRemark: z.string(),
  applyTime: instant,
  submittedAt: instant.nullable(),
  reviewTime: instant.nullable(),
  /** An invitation link that is good now ends then. */
  linkExpiresAt: instant.nullable(),
  /** The caller had a hand in it and cannot review it. */
  own: z.boolean(),
});
