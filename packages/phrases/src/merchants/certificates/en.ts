import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/zjgl": "Certificates",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.certificate.read": "View certificates",
  "merchants.certificate.write": "Add, edit, delete certificates",
  "merchants.certificate.review": "Review certificates",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.certificateUnknown": "The certificate does not exist",
  "merchants.certificateTaken": "This merchant has a certificate with this number",
  "merchants.certificateInUse": "A pharmacist holds this certificate; delete the pharmacist first",
  "merchants.certificateChanged": "Somebody has just changed this certificate; refresh and try again",
  "merchants.certificateExpired": "The certificate has expired",
  "merchants.certificateImageMissing": "Upload at least one image",
  "merchants.certificateImages": "At most {{limit}} images",
  "merchants.ownCertificate": "You cannot review a certificate that you submitted",
  "merchants.selectCertificates": "Select data to operate on",
};

export const fields: Translation<typeof zh.fields> = {
  certNo: "Certificate no.",
  certName: "Certificate",
  certType: "Holder type",
  certExpiry: "Valid until",
  expiry: "Validity",
  certImage: "Pictures",
  reviewStatus: "Review",
  remindedAt: "Last reminder",
};

export const words: Translation<typeof zh.words> = {
  add: "Add certificate",
  edit: "Edit certificate",
  kind: {
    merchant: "Merchant",
    pharmacist: "Pharmacist",
    doctor: "Doctor",
  },
  state: {
    pending: "Awaiting review",
    approved: "Approved",
    notApproved: "Rejected",
  },
  expiry: {
    valid: "Valid",
    expiring: "Expires soon",
    expired: "Expired",
  },
  forever: "Never expires",
  inDays: "Expires in {{n}} days",
  lastDay: "Expires today",
  expiredFor: "Expired {{n}} days ago",
  pictures: "{{n}}",
  soonNotice: "Expiring within 30 days: {{n}}",
  expiredNotice: "Expired: {{n}}",
  pendingNotice: "Awaiting review: {{n}}",
  decision: {
    approve: "Approve",
    reject: "Reject",
  },
  decisionAsk: {
    approve: "Approve?",
    reject: "Reject?",
  },
  reviewAgain: "Changes are reviewed again",
  imageHint: "PNG or JPG, at most 2 MB each, up to {{n}}",
  choose: "Choose picture",
  removePicture: "Remove picture",
  reminders: "Reminders",
  reminderStep: "{{n}} days before {{day}}",
  reminderExpired: "After expiry, {{day}}",
};
