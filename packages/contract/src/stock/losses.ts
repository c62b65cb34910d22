import { lossReasons, lossStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, fen, id, listInput, listOutput, nothing } from "../shapes.ts";
import { lineRefusals, oneDocument, rangeRefusals, remark, stepRefusals } from "./documents.ts";

const base = "/api/v1/stock/losses";

const lossRow = z.object({
  ...oneDocument,
  docNo: z.string(),
  docDate: day,
  docStatus: z.enum(lossStates),
  warehouseName: z.string(),
  /** The machine at which the goods were lost; null where they never left for one. */
  machineNo: z.string().nullable(),
  machineName: z.string().nullable(),
  productCode: z.string(),
  productName: z.string(),
  batchNo: z.string(),
  lossQty: z.number().int(),
  /** What the goods cost; 0 before they leave the book. */
  valueFen: fen,
  lossReason: z.enum(lossReasons),
  remark: z.string(),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  createdBy: z.string(),
  reviewer: z.string().nullable(),
  /** The caller made it and cannot approve it. */
  own: z.boolean(),
  merchantName: z.string(),
});

/** Goods that were lost or expired: said by one person, agreed by another (STOCK-08). */
export const losses = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.loss.read",
    summary: "Write-offs of the caller's merchants, newest first.",
    input: listInput(
      { docNo: contains, productName: contains, docStatus: z.enum(lossStates).optional(), fromDay: day, toDay: day },
      ["docDate"],
    ),
    output: listOutput(lossRow),
    refusals: rangeRefusals,
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "stock.loss.write",
    summary: "Says that goods of a warehouse or bag are lost; they stay in the book until somebody else agrees.",
    input: z.object({
      warehouseId: id,
      machineId: id.nullable().default(null),
      productId: id,
      batchNo: z.string().trim().max(30).default(""),
      lossQty: z.number(),
      lossReason: z.enum(lossReasons),
      remark,
    }),
    output: z.object(oneDocument),
    refusals: [...lineRefusals, "stock.warehouseUnknown", "machines.unknown", "field.remarkTooLong"],
  }),
  review: endpoint({
    method: "POST",
    path: `${base}/:documentId/review`,
    access: "stock.loss.review",
    summary: "Takes the goods out of the book at their average cost, today, or rejects the write-off.",
    input: z.object({ ...oneDocument, approved: z.boolean(), reason: z.string().max(2_000).default("") }),
    output: nothing,
    refusals: [...stepRefusals, "stock.ownDocument", "stock.warehouseShort", "field.required", "field.remarkTooLong"],
  }),
  reverse: endpoint({
    method: "POST",
    path: `${base}/:documentId/reverse`,
    access: "stock.loss.review",
    summary: "Brings goods that were written off back for what they cost, today.",
    input: z.object(oneDocument),
    output: nothing,
    refusals: stepRefusals,
  }),
};
