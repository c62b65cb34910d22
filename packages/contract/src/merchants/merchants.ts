import {
  currencies,
  merchantFeatures,
  merchantKinds,
  merchantStatuses,
  storeStates,
  submissionChannels,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, exportChoice, exportTicket, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const shortText = z.string().trim().max(200);
const features = z.array(z.enum(merchantFeatures)).max(merchantFeatures.length);

/** What people write about a merchant (MERCHANT-01, MERCHANT-02). */
const fields = {
  name: shortText,
  merchantKind: z.enum(merchantKinds),
  companyName: shortText.default(""),
  contactName: shortText.default(""),
  contactPhone: shortText,
  address: z.string().trim().max(300).default(""),
  hotline: shortText.default(""),
  email: shortText,
  categoryCode: shortText.default(""),
  tagCode: shortText.default(""),
  collects: z.boolean().default(false),
  maxPickupCodes: z.number().int(),
  currency: z.enum(currencies).default("CNY"),
  exchangeRate: shortText.default("1"),
  pushTime: shortText.default("09:00"),
};

export const merchantForm = z.object(fields);

const contact = { contactName: z.string(), contactPhone: z.string(), address: z.string(), email: z.string() };

/** A merchant as lists show it. */
export const merchantRow = z.object({
  merchantId: id,
  merchantNo: z.string(),
  merchantName: z.string(),
  companyName: z.string(),
  merchantKind: z.enum(merchantKinds),
  parentId: id.nullable(),
  parentNo: z.string().nullable(),
  parentName: z.string().nullable(),
  /** The account of its first application administrator. */
  loginName: z.string().nullable(),
  /** Name, phone, address and e-mail are masked; `contact` answers them in full. */
  ...contact,
  hotline: z.string(),
  categoryCode: z.string(),
  tagCode: z.string(),
  collects: z.boolean(),
  maxPickupCodes: z.number().int(),
  currency: z.enum(currencies),
  exchangeRate: z.string(),
  pushTime: z.string(),
  refundAgreed: z.boolean(),
  refundMaximumFen: fen,
  /** Above this a second person approves a manual refund; null for none. */
  refundReviewFen: fen.nullable(),
  /** Own switches that are on. */
  features,
  /** Those of them that are on all the way up (MERCHANT-20). */
  effectiveFeatures: features,
  storeState: z.enum(storeStates),
  /** Channels in which a payment provider has opened a collection account for it. */
  collectionChannels: z.array(z.enum(submissionChannels)),
  status: z.enum(merchantStatuses),
  createdAt: instant,
});

export const merchantNode = z.object({
  merchantId: id,
  parentId: id.nullable(),
  merchantNo: z.string(),
  merchantName: z.string(),
  merchantKind: z.enum(merchantKinds),
  status: z.enum(merchantStatuses),
  machines: z.number().int(),
  accounts: z.number().int(),
});

const merchantId = { merchantId: id };

const filters = {
  merchantNo: contains,
  merchantName: contains,
  merchantKind: z.enum(merchantKinds).optional(),
  status: z.enum(merchantStatuses).optional(),
  storeState: z.enum(storeStates).optional(),
  /** The whole number: what is stored cannot be searched by its parts. */
  contactPhone: contains,
};

/** The merchant tree below the caller (MERCHANT-03). */
export const merchants = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/merchants/merchants",
    access: "merchants.merchant.read",
    summary: "Merchants below the caller's own.",
    input: listInput(filters, ["merchantNo", "merchantName", "createdAt"]),
    output: listOutput(merchantRow),
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/merchants/merchants/export",
    access: "merchants.merchant.read",
    summary: "Writes the filtered merchants into a file of the download centre; without their contacts.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
  tree: endpoint({
    method: "GET",
    path: "/api/v1/merchants/tree",
    access: "merchants.merchant.read",
    summary:
      "The caller's merchant and everything below it that is not deleted, with own machines and accounts; parents come first.",
    input: z.object({}),
    output: z.object({ nodes: z.array(merchantNode) }),
  }),
  detail: endpoint({
    method: "GET",
    path: "/api/v1/merchants/merchants/:merchantId",
    access: "merchants.merchant.read",
    summary: "One merchant of the tree.",
    input: z.object(merchantId),
    output: merchantRow,
    refusals: ["merchants.unknown"],
  }),
  contact: endpoint({
    method: "POST",
    path: "/api/v1/merchants/merchants/:merchantId/contact",
    access: "merchants.merchant.write",
    // Not a write: the answers of writes are kept for their repetition, and these must not be.
    writes: false,
    summary: "Contact name, phone, address and e-mail in full; who saw them is recorded.",
    input: z.object(merchantId),
    output: z.object({ ...merchantId, ...contact }),
    refusals: ["merchants.unknown"],
  }),
  add: endpoint({
    method: "POST",
    path: "/api/v1/merchants/merchants",
    access: "merchants.merchant.write",
    summary:
      "Adds a merchant with the account of its application administrator, whose one-time password is sent to the contact phone.",
    input: z.object({
      ...fields,
      /** Null makes a top merchant, which only the platform may. */ parentId: id.nullable(),
      loginName: shortText,
    }),
    output: z.object({ merchantId: id, merchantNo: z.string() }),
    refusals: [
      "field.required",
      "field.tooLong",
      "field.notCode",
      "field.notMobile",
      "field.notEmail",
      "field.notPhone",
      "merchants.unknown",
      "merchants.notBelow",
      "merchants.numberTaken",
      "merchants.stopped",
      "merchants.rateNotPositive",
      "merchants.pushTimeMalformed",
      "merchants.pickupCodesOutOfRange",
      "access.accountTaken",
      "access.phoneTaken",
      "access.smsUnavailable",
    ],
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/merchants/merchants/:merchantId",
    access: "merchants.merchant.write",
    summary: "Saves what people write about a merchant below the caller's own.",
    input: z.object({ ...fields, ...merchantId }),
    output: nothing,
    refusals: [
      "field.required",
      "field.tooLong",
      "field.notCode",
      "field.notMobile",
      "field.notEmail",
      "field.notPhone",
      "merchants.unknown",
      "merchants.notBelow",
      "merchants.rateNotPositive",
      "merchants.pushTimeMalformed",
      "merchants.pickupCodesOutOfRange",
    ],
  }),
  move: endpoint({
    method: "POST",
    path: "/api/v1/merchants/merchants/:merchantId/move",
    access: "merchants.merchant.write",
    summary: "Puts a merchant with everything below it under another merchant of the same tree; their numbers follow.",
    input: z.object({ ...merchantId, parentId: id }),
    output: z.object({ merchantNo: z.string() }),
    refusals: [
      "merchants.unknown",
      "merchants.notBelow",
      "merchants.cycle",
      "merchants.otherTree",
      "merchants.rolesAbove",
      "merchants.numberTaken",
      "merchants.stopped",
    ],
  }),
  setStatus: endpoint({
    method: "POST",
    path: "/api/v1/merchants/merchants/:merchantId/status",
    access: "merchants.merchant.write",
    summary:
      "Stops, resumes, removes or restores a merchant; nobody of a stopped merchant or of those below stays logged in.",
    input: z.object({ ...merchantId, action: z.enum(["stop", "resume", "remove", "restore"]) }),
    output: nothing,
    refusals: ["merchants.unknown", "merchants.notBelow", "merchants.inUse", "state.notAllowed"],
  }),
  setFeatures: endpoint({
    method: "PUT",
    path: "/api/v1/merchants/merchants/:merchantId/features",
    access: "merchants.merchant.write",
    summary: "Sets the feature switches; what is off here is off for everything below (MERCHANT-04, MERCHANT-20).",
    input: z.object({
      ...merchantId,
      features,
      /** Somebody agreed to the 1 % fee of the purchase feature; needed to switch it on (MERCHANT-13). */
      feeAgreed: z.boolean().default(false),
    }),
    output: nothing,
    refusals: ["merchants.unknown", "merchants.notBelow", "merchants.featureOffAbove", "merchants.feeNotAgreed"],
  }),
  setRefund: endpoint({
    method: "PUT",
    path: "/api/v1/merchants/merchants/:merchantId/refund",
    access: "merchants.merchant.write",
    summary:
      "Refund adjustment: agreed with a maximum for automatic refunds, or not agreed (REFUND-04 to REFUND-06), and above which amount a second person approves; without `reviewFen` that stays.",
    input: z.object({ ...merchantId, agreed: z.boolean(), maximumFen: fen, reviewFen: fen.nullable().optional() }),
    output: nothing,
    refusals: ["merchants.unknown", "merchants.notBelow", "amount.notPositive", "amount.tooLarge"],
  }),
};
