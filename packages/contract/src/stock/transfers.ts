import { procurementLimits, receiptStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, day, fen, id, listInput, listOutput, nothing } from "../shapes.ts";
import { lineRefusals, oneDocument, rangeRefusals, remark, stepRefusals } from "./documents.ts";

const base = "/api/v1/stock/transfers";

const transferRow = z.object({
  lineId: id,
  ...oneDocument,
  docNo: z.string(),
  docDate: day,
  docStatus: z.enum(receiptStates),
  fromName: z.string(),
  toName: z.string(),
  productCode: z.string(),
  productName: z.string(),
  batchNo: z.string(),
  quantity: z.number().int(),
  /** What the pieces cost. */
  valueFen: fen,
  remark: z.string(),
  createdBy: z.string(),
  merchantName: z.string(),
});

/** Goods that go from one place to another: back from a bag, or from warehouse to warehouse (STOCK-08). */
export const transfers = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.outbound.read",
    summary: "Transferred goods of the caller's merchants, newest first.",
    input: listInput({ docNo: contains, warehouseName: contains, fromDay: day, toDay: day }, ["docDate"]),
    output: listOutput(transferRow),
    refusals: rangeRefusals,
  }),
  holdings: endpoint({
    method: "GET",
    path: `${base}/holdings`,
    access: "stock.outbound.write",
    summary: "What lies in a warehouse or bag of the caller's merchant, batch by batch.",
    input: z.object({ warehouseId: id }),
    output: z.object({
      rows: z.array(
        z.object({
          productId: id,
          productCode: z.string(),
          productName: z.string(),
          batchNo: z.string(),
          stock: z.number().int(),
        }),
      ),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "stock.outbound.write",
    bodyBytes: largeBodyBytes,
    summary: "Books goods from one warehouse or bag into another, today, at their average cost.",
    input: z.object({
      warehouseId: id,
      intoId: id,
      remark,
      lines: z
        .array(z.object({ productId: id, batchNo: z.string().trim().max(30).default(""), quantity: z.number() }))
        .max(procurementLimits.lines),
    }),
    output: z.object(oneDocument),
    refusals: [
      ...lineRefusals,
      "stock.warehouseUnknown",
      "stock.warehouseShort",
      "stock.samePlace",
      "field.remarkTooLong",
    ],
  }),
  reverse: endpoint({
    method: "POST",
    path: `${base}/:documentId/reverse`,
    access: "stock.outbound.write",
    summary: "Brings transferred goods back, today, for what they cost; refused where fewer lie there.",
    input: z.object(oneDocument),
    output: nothing,
    refusals: [...stepRefusals, "stock.warehouseShort", "stock.warehouseUnknown"],
  }),
};
