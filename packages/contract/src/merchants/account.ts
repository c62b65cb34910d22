import { currencies, merchantFeatures, merchantKinds, storeStates, submissionChannels } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { fen, imageName, imageRefusals, instant, nothing } from "../shapes.ts";

const base = "/api/v1/merchants/account";
const text = z.string().trim().max(300);
const contact = { contactName: text.default(""), contactPhone: text, address: text.default(""), email: text };
const features = z.array(z.enum(merchantFeatures));

/** The caller's own merchant (MERCHANT-01, MERCHANT-02). What the merchant above decides about it can only be read here. */
export const merchantAccount = {
  own: endpoint({
    method: "GET",
    path: base,
    access: "merchants.account.read",
    summary: "The caller's own merchant; its contact is masked.",
    input: z.object({}),
    output: z.object({
      merchantNo: z.string(),
      merchantName: z.string(),
      companyName: z.string(),
      merchantKind: z.enum(merchantKinds),
      contactName: z.string(),
      contactPhone: z.string(),
      address: z.string(),
      email: z.string(),
      hotline: z.string(),
      /** Null without one. */
      logo: imageName.nullable(),
      currency: z.enum(currencies),
      exchangeRate: z.string(),
      pushTime: z.string(),
      storeState: z.enum(storeStates),
      collects: z.boolean(),
      maxPickupCodes: z.number().int(),
      refundAgreed: z.boolean(),
      refundMaximumFen: fen,
      refundReviewFen: fen.nullable(),
      /** Own switches that are on, and those of them that are on all the way up (MERCHANT-20). */
      features,
      effectiveFeatures: features,
      /** Where payment providers collect for it, oldest first; every number is masked. */
      collectionAccounts: z.array(
        z.object({
          channel: z.enum(submissionChannels),
          providerName: z.string(),
          accountNo: z.string(),
          payAccount: z.string().nullable(),
          bankName: z.string(),
          bankAccount: z.string(),
          openedAt: instant,
        }),
      ),
    }),
  }),
  contact: endpoint({
    method: "POST",
    path: `${base}/contact`,
    access: "merchants.account.write",
    // Not a write: the answers of writes are kept for their repetition, and these must not be.
    writes: false,
    summary: "The own contact in full; who saw it is recorded.",
    input: z.object({}),
    output: z.object({ contactName: z.string(), contactPhone: z.string(), address: z.string(), email: z.string() }),
  }),
  update: endpoint({
    method: "PUT",
    path: base,
    access: "merchants.account.write",
    summary: "Saves names, contact, hotline, exchange rate and logo of the own merchant.",
    input: z.object({
      name: text,
      companyName: text.default(""),
      ...contact,
      hotline: text.default(""),
      exchangeRate: text,
      /** A picture that was uploaded for it; null for none. */ logo: imageName.nullable(),
    }),
    output: nothing,
    refusals: [
      "field.required",
      "field.tooLong",
      "field.notMobile",
      "field.notEmail",
      "field.notPhone",
      "merchants.rateNotPositive",
      "record.unknown",
    ],
  }),
  setStore: endpoint({
    method: "PUT",
    path: `${base}/store`,
    access: "merchants.account.write",
    summary:
      "Opens or closes the own store (MERCHANT-19). Closed, its machines take no new payments by QR code; what was asked to be paid before is still sold.",
    input: z.object({ storeState: z.enum(storeStates) }),
    output: nothing,
  }),
};

/** The content of a picture, as the body (application/octet-stream). */
export const merchantLogos = {
  upload: endpoint({
    method: "POST",
    path: `${base}/logos`,
    access: "merchants.account.write",
    // A picture that no record shows is removed after a day, so sending one again harms nothing.
    writes: false,
    summary:
      "Stores the body (application/octet-stream) as a picture for the own logo: PNG or JPEG, at most 2 MB (SYS-10, SYS-11).",
    input: z.object({}),
    output: z.object({ name: imageName }),
    refusals: [...imageRefusals, "image.tooManyUnused"],
  }),
};
