import { certificateDecisions, certificateKinds, certificateStates, expiryStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  contains,
  day,
  exportChoice,
  exportTicket,
  id,
  imageRefusals,
  instant,
  listInput,
  listOutput,
  nothing,
} from "../shapes.ts";

const base = "/api/v1/merchants/certificates";
const one = { certificateId: id };

const filters = {
  certNo: contains,
  certType: z.enum(certificateKinds).optional(),
  merchantName: contains,
  expiry: z.enum(expiryStates).optional(),
  reviewStatus: z.enum(certificateStates).optional(),
};

const certificateRow = z.object({
  certificateId: id,
  certNo: z.string(),
  certName: z.string(),
  certType: z.enum(certificateKinds),
  merchantNo: z.string(),
  merchantName: z.string(),
  /** Null for certificates of merchants. */
  userName: z.string().nullable(),
  /** The last valid day; null when it never expires. */
  certExpiry: day.nullable(),
  expiry: z.enum(expiryStates),
  /** Days after today on which it is valid; negative when it has expired, null when it never does. */
  daysLeft: z.number().int().nullable(),
  /** When somebody was last reminded of this expiry. */
  remindedAt: instant.nullable(),
  imageCount: z.number().int(),
  reviewStatus: z.enum(certificateStates),
  reviewRemark: z.string(),
  /** When it was written or decided last. */
  changedTime: instant,
  /** The caller wrote what is to be reviewed and cannot review it. */
  own: z.boolean(),
});

const text = z.string().max(500);
/** What a certificate's form sends; pictures were uploaded before and are named by their ids. */
export const certificateForm = {
  certNo: text,
  certName: text,
  userName: text.default(""),
  certExpiry: day.nullable(),
  imageIds: z.array(id).max(50),
};
export const certificateRefusals = [
  "field.required",
  "field.notCode",
  "field.tooLong",
  "merchants.certificateImageMissing",
  "merchants.certificateImages",
  "merchants.imageUnknown",
  "merchants.certificateTaken",
] as const;

/** Certificates of merchants, pharmacists and doctors, with reminders before they expire (SYS-16, FORM-02). */
export const certificates = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "merchants.certificate.read",
    summary: "Certificates of the caller's merchants, with expiry and review.",
    input: listInput(filters, ["certExpiry", "createdTime"]),
    output: listOutput(certificateRow),
  }),
  counts: endpoint({
    method: "GET",
    path: `${base}/counts`,
    access: "merchants.certificate.read",
    summary: "How many certificates of the caller's merchants expire soon, have expired, or wait for review.",
    input: z.object({}),
    output: z.object({ expiring: z.number().int(), expired: z.number().int(), pending: z.number().int() }),
  }),
  options: endpoint({
    method: "GET",
    path: `${base}/options`,
    access: "merchants.certificate.write",
    summary: "Merchants that the form of a certificate offers.",
    input: z.object({}),
    output: z.object({
      merchants: z.array(z.object({ merchantId: id, merchantNo: z.string(), merchantName: z.string() })),
    }),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:certificateId`,
    access: "merchants.certificate.read",
    summary: "One certificate with its pictures' ids, its review and the reminders that were given.",
    input: z.object(one),
    output: certificateRow.extend({
      merchantId: id,
      imageIds: z.array(id),
      createdTime: instant,
      /** Null also when the reviewer is of the platform and the caller is not. */
      reviewer: z.string().nullable(),
      reviewTime: instant.nullable(),
      reminders: z.array(z.object({ daysBefore: z.number().int(), certExpiry: day, remindedAt: instant })),
    }),
    refusals: ["merchants.certificateUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "merchants.certificate.write",
    summary: "Adds a certificate to a merchant of the caller; it waits for review.",
    input: z.object({ merchantId: id, certType: z.enum(certificateKinds), ...certificateForm }),
    output: z.object(one),
    refusals: ["merchants.unknown", ...certificateRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:certificateId`,
    access: "merchants.certificate.write",
    summary: "Changes a certificate, which is then reviewed again.",
    input: z.object({ ...one, ...certificateForm }),
    output: nothing,
    refusals: ["merchants.certificateUnknown", ...certificateRefusals],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:certificateId`,
    access: "merchants.certificate.write",
    summary: "Deletes a certificate with its pictures.",
    input: z.object(one),
    output: nothing,
    refusals: ["merchants.certificateUnknown", "merchants.certificateInUse"],
  }),
  image: endpoint({
    method: "GET",
    path: `${base}/:certificateId/images/:imageId`,
    access: "merchants.certificate.read",
    summary: "One picture of a certificate; the look is recorded.",
    input: z.object({ ...one, imageId: id }),
    output: nothing,
    refusals: ["merchants.certificateUnknown", "merchants.imageUnknown"],
  }),
  decide: endpoint({
    method: "POST",
    path: `${base}/decide`,
    access: "merchants.certificate.review",
    summary: "Approves or rejects certificates, all of them or none.",
    input: z.object({
      certificateIds: z.array(id).max(100),
      /** The `changedTime` of each of them as the reviewer saw it; what was changed since is not decided over. */
      changedTimes: z.array(instant).max(100).optional(),
      decision: z.enum(certificateDecisions),
      remark: z.string().max(1_000).default(""),
    }),
    output: z.object({ decided: z.number().int() }),
    refusals: [
      "merchants.selectCertificates",
      "merchants.certificateUnknown",
      "merchants.certificateChanged",
      "state.notAllowed",
      "merchants.ownCertificate",
      "merchants.reviewRemarkMissing",
      "merchants.certificateExpired",
      "field.remarkTooLong",
    ],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "merchants.certificate.read",
    summary: "Writes the filtered certificates into a file of the download centre, without pictures.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};

/** The content of a picture, as the body (application/octet-stream). */
export const certificateImages = {
  upload: endpoint({
    method: "POST",
    path: `${base}/images`,
    access: "merchants.certificate.write",
    // A picture that no form names is removed after a day, so sending one again harms nothing.
    writes: false,
    summary:
      "Stores the body (application/octet-stream) as a picture for a certificate's form: PNG or JPEG, at most 2 MB.",
    input: z.object({}),
    output: z.object({ imageId: id }),
    refusals: imageRefusals,
  }),
};
