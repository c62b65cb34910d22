import { imageKinds, submissionChannels, submissionStates } from "@yunshou/domain";
import { z } from "zod";
import { instant } from "../shapes.ts";

/**
 * Submissions of small merchants at the built-in demo provider, in the manner of WeChat (applyment4sub) and Alipay
 * (ant.merchant.expand): pictures are uploaded first, personal data is encrypted for the provider, every request is signed
 * by us, our number names the submission for life, and the result comes as a signed notice and as the answer to a query.
 */
export const demoSubmissionPaths = {
  /** POST the bytes of a picture → `demoMedia`. */
  media: "/submissions/media",
  /** POST `demoSubmissionRequest` → `demoSubmissionAnswer`; 409 when the number is under way with other content. */
  submit: "/submissions",
  /** GET with channel and our number below it (`demoSubmissionQuery`) → `demoSubmissionAnswer`. */
  query: "/submissions/",
  /** Where the merchant verifies its account and signs, on its phone or in a browser. */
  sign: "/sign/",
} as const;

const mediaId = z.string().regex(/^[0-9a-f]{64}$/);
/** Letters, digits and underscore, as WeChat's business_code. */
const outRequestNo = z.string().regex(/^\w{1,32}$/);

export const demoMedia = z.object({ mediaId });

/** RSA-OAEP with SHA-256 for the provider's key, as base64. */
const encrypted = z.string().min(1).max(1_024);

/** Our number names one submission in each channel. */
export const demoSubmissionQuery = z.object({ channel: z.enum(submissionChannels), outRequestNo });

export const demoSubmissionRequest = z.object({
  channel: z.enum(submissionChannels),
  outRequestNo,
  /** Grows after each rejection; the same attempt again has no second effect. */
  attempt: z.number().int().positive(),
  merchantName: z.string().min(1).max(60),
  contactName: encrypted,
  contactPhone: encrypted,
  email: encrypted,
  idCardNo: encrypted,
  storeName: z.string().min(1).max(60),
  province: z.string().min(1),
  city: z.string().min(1),
  address: z.string().min(1),
  bankName: z.string().min(1).max(60),
  bankAccount: encrypted,
  payAccount: encrypted.optional(),
  /** Hundredths of a percent. */
  feeRate: z.number().int().positive(),
  images: z.record(z.enum(imageKinds), mediaId),
  notifyUrl: z.string(),
});
/** Fields of a request that travel encrypted. */
export const demoEncryptedFields = [
  "contactName",
  "contactPhone",
  "email",
  "idCardNo",
  "bankAccount",
  "payAccount",
] as const;

const progress = {
  attempt: z.number().int().positive().optional(),
  submissionNo: z.string().max(64).optional(),
  signUrl: z.string().max(512).optional(),
  subMerchantNo: z.string().max(64).optional(),
  reasons: z
    .array(
      z.object({
        field: z.string().max(40),
        reason: z.string().max(200),
        /** The provider's code of the reason, e.g. NAME_NOT_ALLOWED. */ code: z.string().max(40).optional(),
      }),
    )
    .max(20)
    .optional(),
};
const states = submissionStates.filter((state) => state !== "queued");

export const demoSubmissionAnswer = z.object({ state: z.enum(["unknown", ...states]), ...progress });
export type DemoSubmissionAnswer = z.output<typeof demoSubmissionAnswer>;

/** Body of a notice; its signature and headers are those of payments. */
export const demoSubmissionNotice = z.object({
  noticeId: z.string().min(1).max(64),
  kind: z.literal("submission"),
  outRequestNo,
  state: z.enum(states),
  ...progress,
  attempt: z.number().int().positive(),
  merchantId: z.string().max(64),
  appId: z.string().max(64),
  at: instant,
});
/** A notice as it is posted. */
export type DemoSubmissionNotice = z.input<typeof demoSubmissionNotice>;

/** Headers of our signed requests, in lower case as Node reads them. */
export const demoRequestHeaders = {
  merchant: "demo-merchant",
  timestamp: "demo-timestamp",
  nonce: "demo-nonce",
  signature: "demo-signature",
} as const;

/** The text that the signature of a request covers; `bodyHash` is the SHA-256 of the very bytes, in hex. */
export function demoRequestSigningText(
  method: string,
  path: string,
  timestamp: string,
  nonce: string,
  bodyHash: string,
): string {
  return `${method}\n${path}\n${timestamp}\n${nonce}\n${bodyHash}\n`;
}
