import { applicationStates, imageKinds, reviewDecisions } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../../endpoint.ts";
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
} from "../../shapes.ts";
import { applicationRow, applicationView, stepFields, stepRefusals, submitRefusals } from "./shapes.ts";

const base = "/api/v1/merchants/applications";
const one = { applicationId: id };
const kind = z.enum(imageKinds);
const reviewFilters = {
  merchantName: contains,
  providerName: contains,
  applyStatus: z.enum(applicationStates).optional(),
  fromDay: day,
  toDay: day,
};

/** Applications of small merchants, on the merchant's and on the reviewer's side (MERCHANT-07, MERCHANT-12). */
export const applications = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "merchants.application.read",
    summary: "Applications of the caller's merchants, newest first.",
    input: listInput({ merchantName: contains, applyStatus: z.enum(applicationStates).optional() }, ["applyTime"]),
    output: listOutput(applicationRow),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:applicationId`,
    access: "merchants.application.read",
    summary: "One application; ID and bank numbers are masked, and the look is recorded.",
    input: z.object(one),
    output: applicationView.extend({
      ...one,
      inviterName: z.string(),
      merchantNo: z.string().nullable(),
      own: z.boolean(),
      linkExpiresAt: instant.nullable(),
      /** Other applications of this tree with the same bank card. */
      sameBankAccount: z.number().int(),
    }),
    refusals: ["merchants.applicationUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "merchants.application.write",
    summary: "Opens a draft for the caller's merchant.",
    input: z.object({}),
    output: z.object({ applicationId: id, applyNo: z.string() }),
    refusals: ["merchants.tooManyDrafts"],
  }),
  saveStep: endpoint({
    method: "PUT",
    path: `${base}/:applicationId/draft`,
    access: "merchants.application.write",
    bodyBytes: largeBodyBytes,
    summary: "Saves one step of the wizard.",
    input: z.object({ ...one, ...stepFields }),
    output: nothing,
    refusals: ["merchants.applicationUnknown", ...stepRefusals],
  }),
  submit: endpoint({
    method: "POST",
    path: `${base}/:applicationId/submit`,
    access: "merchants.application.write",
    summary: "Signs and submits a complete application; it waits for review.",
    input: z.object({ ...one, signature: z.string().max(200) }),
    output: nothing,
    refusals: ["merchants.applicationUnknown", ...submitRefusals],
  }),
  withdraw: endpoint({
    method: "POST",
    path: `${base}/:applicationId/withdraw`,
    access: "merchants.application.write",
    summary: "Takes an application back that nobody has reviewed yet.",
    input: z.object(one),
    output: nothing,
    refusals: ["merchants.applicationUnknown", "state.notAllowed"],
  }),
  invite: endpoint({
    method: "POST",
    path: `${base}/invite`,
    access: "merchants.application.write",
    summary:
      "Makes the invitation link of a new application, or a new one for an existing application, which ends the old one.",
    input: z.object({ applicationId: id.nullable() }),
    output: z.object({ ...one, applyNo: z.string(), expiresAt: instant }),
    refusals: ["merchants.applicationUnknown", "state.notAllowed", "merchants.tooManyDrafts"],
  }),
  link: endpoint({
    method: "GET",
    path: `${base}/:applicationId/link`,
    access: "merchants.application.write",
    summary: "The token of the invitation link that is good now; who fetched it is recorded.",
    input: z.object(one),
    /** Computed with a key outside the database, which holds its hash only. */
    output: z.object({ token: z.string(), expiresAt: instant }),
    refusals: ["merchants.applicationUnknown", "merchants.linkInvalid"],
  }),
  revoke: endpoint({
    method: "POST",
    path: `${base}/:applicationId/revoke`,
    access: "merchants.application.write",
    summary: "Ends the invitation link of an application at once.",
    input: z.object(one),
    output: nothing,
    refusals: ["merchants.applicationUnknown"],
  }),
  image: endpoint({
    method: "GET",
    path: `${base}/:applicationId/images/:kind`,
    access: "merchants.application.read",
    summary: "One picture of an application; the look is recorded.",
    input: z.object({ ...one, kind }),
    output: nothing,
    refusals: ["merchants.applicationUnknown", "merchants.imageUnknown"],
  }),
  reviews: endpoint({
    method: "GET",
    path: `${base}/reviews`,
    access: "merchants.application.review",
    summary: "Submitted applications, newest first.",
    input: listInput(reviewFilters, ["applyTime"]),
    output: listOutput(applicationRow),
    refusals: ["range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/reviews/export`,
    access: "merchants.application.review",
    summary:
      "Writes all applications that match the filters into a file of the download centre; phones are masked and numbers left out.",
    input: z.object({ ...reviewFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [
      "range.tooLong",
      "range.reversed",
      "range.tooEarly",
      "insight.nothingToExport",
      "system.exportRunning",
      "system.tooManyExports",
    ],
  }),
  reveal: endpoint({
    method: "POST",
    path: `${base}/:applicationId/reveal`,
    access: "merchants.application.review",
    // Not a write: the answers of writes are kept for their repetition, and these must not be.
    writes: false,
    summary: "The ID and bank numbers in full; who saw them is recorded.",
    input: z.object(one),
    output: z.object({ idCardNo: z.string().nullable(), bankAccount: z.string().nullable() }),
    refusals: ["merchants.applicationUnknown"],
  }),
  decide: endpoint({
    method: "POST",
    path: `${base}/decide`,
    access: "merchants.application.review",
    summary:
      "Approves, rejects or ignores applications, all of them or none. Approval creates the merchant and its application administrator.",
    input: z.object({
      applicationIds: z.array(id).max(50),
      /** The `submittedAt` of each of them as the reviewer saw it; what was handed in again since is not decided over. */
      submittedTimes: z.array(instant.nullable()).max(50).optional(),
      decision: z.enum(reviewDecisions),
      remark: z.string().max(1_000).default(""),
    }),
    output: z.object({ decided: z.number().int() }),
    refusals: [
      "merchants.selectApplications",
      "merchants.applicationUnknown",
      "merchants.applicationChanged",
      "state.notAllowed",
      "merchants.ownApplication",
      "merchants.reviewRemarkMissing",
      "field.remarkTooLong",
      "merchants.numberTaken",
      "merchants.stopped",
      "merchants.unknown",
      "access.accountTaken",
      "access.phoneTaken",
      "access.smsUnavailable",
    ],
  }),
};

/** The content of a picture, as the body (application/octet-stream). */
export const applicationImages = {
  upload: endpoint({
    method: "POST",
    path: `${base}/:applicationId/images/:kind`,
    access: "merchants.application.write",
    // A picture of one kind replaces the one before, so sending it again changes nothing.
    writes: false,
    summary: "Stores the body (application/octet-stream) as a picture of an application: PNG or JPEG, at most 2 MB.",
    input: z.object({ ...one, kind }),
    output: nothing,
    refusals: ["merchants.applicationUnknown", ...imageRefusals, "state.notAllowed"],
  }),
};
