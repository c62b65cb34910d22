import { modellingDecisions, modellingStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/goods/modelling";
const one = { modellingId: id };

const row = z.object({
  modellingId: id,
  productId: id,
  thumbnail: z.string().nullable(),
  productCode: z.string(),
  productName: z.string(),
  brand: z.string(),
  barcode: z.string().nullable(),
  weight: z.number().int().nullable(),
  weightTolerance: z.number().int().nullable(),
  auditStatus: z.enum(modellingStates),
  auditRemark: z.string(),
  merchantName: z.string(),
  applyTime: instant,
  /** End of the second working day after the request (PRODUCT-21). */
  dueTime: instant,
  reviewTime: instant.nullable(),
});

/** Requests to take products into the library, and their review (PRODUCT-18 to PRODUCT-21). */
export const modelling = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "goods.modelling.read",
    summary: "Requests of the caller's merchants; the platform sees all.",
    input: listInput({ productName: contains, auditStatus: z.enum(modellingStates).optional() }, [
      "applyTime",
      "dueTime",
    ]),
    output: listOutput(row),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:modellingId`,
    access: "goods.modelling.read",
    summary: "One request with its steps and the official products that are most like it.",
    input: z.object(one),
    output: row.extend({
      category: z.string(),
      spec: z.string(),
      detailPictures: z.array(z.string()),
      events: z.array(
        z.object({
          event: z.enum(["submit", "resubmit", ...modellingDecisions]),
          remark: z.string(),
          /** Null also when somebody of the platform did it and the caller is not of it. */
          operatorName: z.string().nullable(),
          happenedTime: instant,
        }),
      ),
      alike: z.array(
        z.object({
          libraryId: id,
          productCode: z.string(),
          productName: z.string(),
          spec: z.string(),
          barcode: z.string().nullable(),
          thumbnail: z.string().nullable(),
          sameBarcode: z.boolean(),
        }),
      ),
    }),
    refusals: ["record.unknown"],
  }),
  submit: endpoint({
    method: "POST",
    path: base,
    access: "goods.product.write",
    summary: "Submits a product for review, or again after it failed or was ignored.",
    input: z.object({ productId: id }),
    output: z.object({ ...one, dueTime: instant }),
    refusals: [
      "goods.unknownProduct",
      "goods.underReview",
      "goods.inLibrary",
      "goods.thumbnailMissing",
      "goods.picturesMissing",
      "goods.tooManyPictures",
      "goods.brandMissing",
      "goods.chooseCategory",
    ],
  }),
  decide: endpoint({
    method: "POST",
    path: `${base}/decide`,
    access: "goods.library.write",
    summary: "Approves, rejects or ignores requests, all of them or none; what is approved stands in the library.",
    input: z.object({
      modellingIds: z.array(id).max(100),
      decision: z.enum(modellingDecisions),
      auditRemark: z.string().max(1_000).default(""),
    }),
    output: z.object({ decided: z.number().int() }),
    refusals: [
      "goods.selectProducts",
      "record.unknown",
      "state.notAllowed",
      "goods.inLibrary",
      "goods.unknownProduct",
      "goods.reviewRemarkMissing",
      "field.remarkTooLong",
    ],
  }),
};
