import { purchasePlanStates, procurementLimits } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { day, fen, id, listInput, listOutput, nothing } from "../shapes.ts";
import {
  documentFacts,
  documentFilters,
  documentLine,
  lineRefusals,
  oneDocument,
  rangeRefusals,
  relatedDocuments,
  remark,
  stepRefusals,
  version,
} from "./documents.ts";

const base = "/api/v1/stock/plans";
const planRow = z.object({ ...documentFacts, docStatus: z.enum(purchasePlanStates) });

const form = {
  supplierId: id,
  docDate: day,
  remark,
  lines: z.array(z.object({ productId: id, quantity: z.number(), supplyPriceFen: fen })).max(procurementLimits.lines),
};
const formRefusals = [
  ...lineRefusals,
  "stock.supplierUnknown",
  "field.remarkTooLong",
  "amount.notPositive",
  "amount.tooLarge",
  "stock.supplyAbovePrice",
] as const;

/** Purchase plans: made by one person, approved by another, then ordered (STOCK-07, STOCK-08). */
export const purchasePlans = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.plan.read",
    summary: "Plans of the caller's merchants, newest first.",
    input: listInput({ ...documentFilters, docStatus: z.enum(purchasePlanStates).optional() }, [
      "docDate",
      "amountFen",
    ]),
    output: listOutput(planRow),
    refusals: rangeRefusals,
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/detail`,
    access: "stock.plan.read",
    summary: "One plan with its lines and the order that was made of it.",
    input: z.object(oneDocument),
    output: z.object({ ...planRow.shape, lines: z.array(documentLine), related: relatedDocuments }),
    refusals: ["stock.documentUnknown"],
  }),
  suggest: endpoint({
    method: "GET",
    path: `${base}/suggestions`,
    access: "stock.plan.write",
    summary:
      "What the products of a supplier sell, what of them is there or ordered, and how much to order, by the weekdays that come and the season.",
    input: z.object({ supplierId: id }),
    output: z.object({
      rows: z.array(
        z.object({
          productId: id,
          productCode: z.string(),
          productName: z.string(),
          unit: z.string(),
          supplyPriceFen: fen,
          packSize: z.number().int(),
          leadDays: z.number().int(),
          /** In the last 28 whole days. */
          sold: z.number().int(),
          /** Pieces that would have sold besides in these days, had no lane been empty. */
          lost: z.number().int(),
          /** What the season makes of these days in the coming ones, as it did a year ago; 100 where nothing says so. */
          seasonPercent: z.number().int(),
          stock: z.number().int(),
          onOrder: z.number().int(),
          warnThreshold: z.number().int(),
          /** Days for which the goods last; null where nothing sells. */
          coverage: z.number().int().nullable(),
          /** The last day on which an order still comes in time; null where nothing sells. */
          orderByDay: day.nullable(),
          suggested: z.number().int(),
        }),
      ),
    }),
    refusals: ["stock.supplierUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "stock.plan.write",
    bodyBytes: largeBodyBytes,
    summary: "Makes a draft of a plan for the caller's merchant.",
    input: z.object(form),
    output: z.object(oneDocument),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:documentId`,
    access: "stock.plan.write",
    bodyBytes: largeBodyBytes,
    summary: "Changes a plan that is a draft or was rejected.",
    input: z.object({ ...oneDocument, version, ...form }),
    output: nothing,
    refusals: [...formRefusals, ...stepRefusals, "stock.documentChanged"],
  }),
  submit: endpoint({
    method: "POST",
    path: `${base}/:documentId/submit`,
    access: "stock.plan.write",
    summary: "Hands a plan in.",
    input: z.object(oneDocument),
    output: nothing,
    refusals: stepRefusals,
  }),
  review: endpoint({
    method: "POST",
    path: `${base}/:documentId/review`,
    access: "stock.plan.review",
    summary: "Approves or rejects a plan that somebody else made.",
    /** The version is of the plan that the reviewer saw. */
    input: z.object({ ...oneDocument, version, approved: z.boolean(), reason: z.string().max(2_000).default("") }),
    output: nothing,
    refusals: [...stepRefusals, "stock.ownDocument", "stock.documentChanged", "field.required", "field.remarkTooLong"],
  }),
  order: endpoint({
    method: "POST",
    path: `${base}/:documentId/order`,
    access: "stock.plan.write",
    summary: "Makes a purchase order of an approved plan.",
    input: z.object(oneDocument),
    output: z.object(oneDocument),
    refusals: [...stepRefusals, "stock.supplierUnknown", "stock.supplierDisabled"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:documentId`,
    access: "stock.plan.write",
    summary: "Deletes a plan that is a draft or was rejected.",
    input: z.object(oneDocument),
    output: nothing,
    refusals: stepRefusals,
  }),
};
