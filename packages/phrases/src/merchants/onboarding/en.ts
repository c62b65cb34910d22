import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl": "Settlement",
  "/cfgl/xwshrz": "Small-merchant onboarding",
  "/cfgl/step": "Onboarding application",
  "/cfgl/xwshjj": "Application reviews",
  "/jjxx": "Application form",
  "/jjxx0": "Application status",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.application.read": "View applications",
  "merchants.application.write": "Write applications",
  "merchants.application.review": "Review applications",
};

export const verbs: Translation<typeof zh.verbs> = {
  withdraw: "Withdraw",
  invite: "Create invitation link",
  revoke: "Revoke invitation link",
  ignore: "Ignore application",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.applicationChanged": "This application has just been submitted again; refresh and try again",
  "merchants.applicationUnknown": "The application does not exist",
  "merchants.idCardWrong": "Enter a valid ID card number",
  "merchants.idCardTaken": "This person already has an application awaiting review or approved",
  "merchants.bankCardWrong": "Enter a valid bank card number",
  "merchants.applicationIncomplete": "Please complete the information",
  "merchants.imageMissing": "Please upload every picture",
  "merchants.imageUnknown": "The picture does not exist",
  "merchants.signatureDiffers": "The signature must be the contact’s name",
  "merchants.ownApplication": "Nobody reviews an application of their own",
  "merchants.selectApplications": "Select data to operate on",
  "merchants.linkInvalid": "The link is invalid or has expired",
  "merchants.tooManyDrafts":
    "{{limit}} drafts of applications were opened within 24 hours; complete and submit those first",
};

export const fields: Translation<typeof zh.fields> = {
  applyNo: "Application no.",
  inviterName: "Parent merchant",
  idCardNo: "ID card number",
  storeName: "Store name",
  province: "Province",
  city: "City",
  address: "Address",
  bankName: "Bank",
  bankAccount: "Bank card no.",
  providerName: "Provider",
  applyStatus: "Status",
  applyTime: "Applied at",
  submittedAt: "Submitted at",
  signature: "Signature",
};

export const words: Translation<typeof zh.words> = {
  title: "Small-merchant onboarding",
  reviewTitle: "Application reviews",
  wizardTitle: "Onboarding application",
  create: "Add application",
  invite: "Invite by link",
  state: {
    draft: "Draft",
    pending: "Awaiting review",
    approved: "Approved",
    notApproved: "Rejected",
    ignored: "Ignored",
  },
  step: {
    subject: "Applicant and ID card",
    store: "Store",
    bank: "Bank card",
    sign: "Confirm and sign",
  },
  image: {
    idFront: "ID card, portrait side",
    idBack: "ID card, emblem side",
    store: "Photo of the store",
    bankCard: "Photo of the bank card",
  },
  imageHint: "PNG or JPG, at most 2 MB",
  choose: "Choose picture",
  replace: "Replace",
  next: "Next",
  back: "Back",
  keptNumber: "Saved as {{number}}; type it again to replace it",
  nameHint: "As written on the ID card",
  declaration: "I confirm that this information is true and agree to its use for the review",
  declarationNeeded: "Confirm the declaration and tick it",
  signatureHint: "Type the contact’s name as signature",
  submitted: "Submitted; awaiting review",
  resubmit: "Submit again",
  go: "Continue",
  withdraw: "Withdraw",
  withdrawAsk: "Withdraw the application?",
  revoke: "Revoke link",
  revokeAsk: "The link stops working at once. Revoke it?",
  link: {
    title: "Invitation link",
    hint: "For this application only, valid until {{time}}. A new link ends this one.",
    show: "Show link",
    renew: "New link",
    invalid: "The link is invalid or has expired; ask whoever invited you for a new one",
  },
  decision: {
    approve: "Approve",
    reject: "Reject",
    ignore: "Ignore",
  },
  decisionAsk: {
    approve: "Approve? The merchant is created and its initial password is sent to the phone.",
    reject: "Reject?",
    ignore: "An ignored application cannot be submitted again. Ignore?",
  },
  event: {
    submit: "Submitted",
    withdraw: "Withdrawn",
    approve: "Approved",
    reject: "Rejected",
    ignore: "Ignored",
  },
  history: "Review history",
  pictures: "Pictures",
  applicant: "Applicant",
  platform: "Platform",
  reveal: "Show full numbers",
  revealAsk: "Looking at the full numbers is recorded. Show them?",
  sameBank: "{{n}} other applications use the same bank card",
  correct: "Correct",
  corrected: "Finish the correction",
  correctedHint: "The data are saved; the platform submits them to the provider again.",
};
