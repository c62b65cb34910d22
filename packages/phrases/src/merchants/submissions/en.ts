import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/sqxwshjj": "WeChat submissions",
  "/cfgl/zfbjj": "Alipay submissions",
  "/cfgl/jjxx0": "Application",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.submission.read": "View submissions to providers",
  "merchants.submission.write": "Submit to providers",
};

export const verbs: Translation<typeof zh.verbs> = {
  send: "Submit to provider",
  resubmit: "Submit to provider again",
  query: "Query provider",
  report: "Report progress (provider)",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.noSubmissionProvider": "No provider for submissions is configured",
  "merchants.submissionUnknown": "This submission does not exist",
  "merchants.submissionExists": "This application was submitted to this provider already",
  "merchants.feeRateOutOfRange": "The fee rate must be between {{least}}% and {{most}}%, with at most two decimals",
  "merchants.payAccountWrong": "Enter the phone number or email of an Alipay login",
  "merchants.signingLinkMissing": "There is no link for the merchant to open now",
};

export const words: Translation<typeof zh.words> = {
  state: {
    none: "Not submitted",
    queued: "Being submitted",
    checking: "Under review",
    verifying: "Account to be verified",
    signing: "To be signed",
    opening: "Being opened",
    finished: "Finished",
    rejected: "Rejected",
    cancelled: "Lapsed",
  },
  submit: "Submit to provider",
  sent: "Submitted; the provider is at work",
  query: "Query result",
  queried: "The provider was asked; the result appears by itself",
  qr: {
    wechat: "Signing QR code",
    alipay: "Authorisation QR code",
  },
  qrHint: "Let “{{merchant}}” scan the code or open the link, and follow the page.",
  open: "Open the link",
  unreachable: "The provider cannot be reached; it is tried again",
  account: "Settlement account",
  ofApplication: "Bank card of the application",
  another: "Another bank card",
  payAccount: "Collection account",
  payAccountHint: "Phone number or email of the Alipay login",
  feeRate: "Fee rate",
  feeHint:
    "Alipay in real time, fee at least 0.01 yuan per transaction; WeChat settles after midnight, no fee under 0.01",
  feeExample: "At this fee rate a payment of {{amount}} yuan costs {{fee}} yuan",
  section: "At the payment providers",
  subMerchantNo: "No. at the provider",
  askedAt: "Last asked",
  attempt: "Submission {{n}}",
  rejection: {
    nameNotAllowed: "The provider does not allow this name, please give the real one",
    nameDiffers: "The name differs from the one on the document",
    idCardDiffers: "Name and ID card number do not belong together",
    idCardExpired: "The ID card has expired",
    pictureUnclear: "The picture is unclear or incomplete, please upload it again",
    bankAccountRefused: "Withdrawal failed, check bank card info or contact after-sales",
    merchantKnown: "The provider has this merchant already",
  },
};
