import { cardApplicationStates, cardStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/card-applications";
const one = { cardApplicationId: id };
const gate = ["merchants.featureOff"] as const;
const review = [...gate, "record.unknown", "state.notAllowed", "cardApplications.own"] as const;

const applicationRow = z.object({
  ...one,
  originalCardNo: z.string(),
  cardStatus: z.enum(cardStates),
  newCardNo: z.string(),
  physicalNo: z.string(),
  logicalNo: z.string(),
  cardExpiry: day,
  /** Masked; null for a card that nobody holds. */
  holderName: z.string().nullable(),
  holderPhone: z.string().nullable(),
  /** What lies on the original card; nothing once it moved. */
  balanceFen: fen,
  giftFen: fen,
  applyStatus: z.enum(cardApplicationStates),
  applicant: z.string().nullable(),
  /** Whether the caller applied, who therefore reviews it not. */
  own: z.boolean(),
  applyTime: instant,
  reviewer: z.string().nullable(),
  reviewTime: instant.nullable(),
  remark: z.string(),
  reviewRemark: z.string(),
  merchantNo: z.string(),
  merchantName: z.string(),
});

/** Replacements that one person applies for and another one reviews (CARD-06, CARD-17 to CARD-20, CARD-22). */
export const cardApplications = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "members.application.read",
    summary: "Applications for replacements, newest first; holders are masked.",
    input: listInput(
      {
        originalCardNo: contains,
        newCardNo: contains,
        applyStatus: z.enum(cardApplicationStates).optional(),
        fromDay: day,
        toDay: day,
      },
      ["applyTime", "reviewTime"],
    ),
    output: listOutput(applicationRow),
    refusals: [...gate, "range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "members.application.write",
    summary: "Applies for a new card in the place of one that is lost or worn; nothing moves before the review.",
    input: z.object({
      originalCardNo: z.string().max(50),
      newCardNo: z.string().max(500),
      physicalNo: z.string().max(50),
      logicalNo: z.string().max(500),
      cardExpiry: z.union([z.literal(""), day]),
      remark: z.string().max(2_000).default(""),
    }),
    output: z.object(one),
    refusals: [
      ...gate,
      "members.cardUnknown",
      "members.blacklisted",
      "members.cardCancelled",
      "members.sameCard",
      "members.newCardIssued",
      "members.physicalNo",
      "members.expiryOver",
      "state.notAllowed",
      "field.required",
      "field.notCode",
      "field.tooLong",
      "field.remarkTooLong",
      "cardApplications.open",
    ],
  }),
  approve: endpoint({
    method: "POST",
    path: `${base}/:cardApplicationId/approve`,
    access: "members.application.review",
    summary: "Issues the new card with everything on the original one, which is cancelled.",
    input: z.object(one),
    output: z.object({ cardId: id }),
    refusals: [
      ...review,
      "members.cardUnknown",
      "members.blacklisted",
      "members.cardCancelled",
      "members.sameCard",
      "members.newCardIssued",
      "members.expiryOver",
    ],
  }),
  reject: endpoint({
    method: "POST",
    path: `${base}/:cardApplicationId/reject`,
    access: "members.application.review",
    summary: "Rejects an application with the reason.",
    input: z.object({ ...one, reviewRemark: z.string().max(2_000) }),
    output: nothing,
    refusals: [...review, "field.required", "field.tooLong", "field.remarkTooLong"],
  }),
  ignore: endpoint({
    method: "POST",
    path: `${base}/:cardApplicationId/ignore`,
    access: "members.application.review",
    summary: "Lays an application aside without a decision; the card can be applied for anew.",
    input: z.object(one),
    output: nothing,
    refusals: review,
  }),
};
