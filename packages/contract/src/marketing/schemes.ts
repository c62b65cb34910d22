import { memberLevels, planLimits, schemeKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/marketing/schemes";
const one = { schemeId: id };

/** What a scheme gives; only the figures of its kind count. */
export const schemeContent = {
  planType: z.enum(schemeKinds),
  /** What customers still pay, 0 to 1 with at most two decimals (MKT-06). */
  discountRate: z.number().nullable(),
  /** Price of one piece (MKT-09). */
  specialPriceFen: fen.nullable(),
  fullFen: fen.nullable(),
  reductionFen: fen.nullable(),
};

/** Whom and what a promotion concerns; an empty list means all. */
export const audience = {
  productIds: z.array(id).max(planLimits.products).default([]),
  memberLevels: z.array(z.enum(memberLevels)).max(memberLevels.length).default([]),
};

const form = {
  schemeName: z.string().max(500),
  ...schemeContent,
  ...audience,
  remark: z.string().max(1_000).default(""),
};

export const contentRefusals = [
  "field.required",
  "field.tooLong",
  "marketing.rateOutOfRange",
  "marketing.specialPriceMissing",
  "marketing.reductionTooLarge",
  "amount.notPositive",
  "amount.tooLarge",
  "goods.unknownProduct",
] as const;

/** What somebody may do with a scheme or plan. */
export const schemeStates = ["notOnSale", "onSale"] as const;

/** Marketing schemes: what promotions give (MKT-02, MKT-04). */
export const schemes = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "marketing.scheme.read",
    summary: "Schemes of the caller's merchants, newest first.",
    input: listInput(
      { planName: contains, planType: z.enum(schemeKinds).optional(), planStatus: z.enum(schemeStates).optional() },
      ["createdTime"],
    ),
    output: listOutput(
      z.object({
        ...one,
        schemeName: z.string(),
        planType: z.enum(schemeKinds),
        discountRate: z.number().nullable(),
        specialPriceFen: fen.nullable(),
        fullFen: fen.nullable(),
        reductionFen: fen.nullable(),
        productIds: z.array(id),
        memberLevels: z.array(z.enum(memberLevels)),
        /** The highest of its plans; null without one. */
        priority: z.number().int().nullable(),
        planCount: z.number().int(),
        planStatus: z.enum(schemeStates),
        merchantId: id,
        merchantName: z.string(),
        remark: z.string(),
        createdTime: instant,
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "marketing.scheme.write",
    bodyBytes: 65_536,
    summary: "Adds a scheme to a merchant; it is not on sale yet.",
    input: z.object({ merchantId: id, ...form }),
    output: z.object(one),
    refusals: ["merchants.unknown", "field.remarkTooLong", ...contentRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:schemeId`,
    access: "marketing.scheme.write",
    bodyBytes: 65_536,
    summary: "Changes a scheme that is not on sale.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["marketing.schemeUnknown", "state.notAllowed", "field.remarkTooLong", ...contentRefusals],
  }),
  copy: endpoint({
    method: "POST",
    path: `${base}/:schemeId/copy`,
    access: "marketing.scheme.write",
    summary: "Adds a scheme with the content of another and a name of its own; it is not on sale.",
    input: z.object({ ...one, schemeName: z.string().max(500) }),
    output: z.object(one),
    refusals: ["marketing.schemeUnknown", "field.required", "field.tooLong"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:schemeId`,
    access: "marketing.scheme.write",
    summary: "Deletes a scheme that is not on sale and has no plan.",
    input: z.object(one),
    output: nothing,
    refusals: ["marketing.schemeUnknown", "state.notAllowed", "marketing.schemeInUse"],
  }),
  putOnSale: endpoint({
    method: "POST",
    path: `${base}/:schemeId/put-on-sale`,
    access: "marketing.scheme.write",
    summary: "Lets plans be made of a scheme.",
    input: z.object(one),
    output: nothing,
    refusals: ["marketing.schemeUnknown", "state.notAllowed"],
  }),
  takeOff: endpoint({
    method: "POST",
    path: `${base}/:schemeId/take-off`,
    access: "marketing.scheme.write",
    summary: "Takes a scheme off sale; refused while a plan of it is on sale or paused.",
    input: z.object(one),
    output: nothing,
    refusals: ["marketing.schemeUnknown", "state.notAllowed", "marketing.schemeInUse"],
  }),
};
