import { procurementLimits, receiptStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { day, fen, id, listInput, listOutput, nothing } from "../shapes.ts";
import { documentFilters, lineRefusals, oneDocument, rangeRefusals, remark, stepRefusals } from "./documents.ts";

const base = "/api/v1/stock/supplier-returns";

const returnRow = z.object({
  lineId: id,
  ...oneDocument,
  docNo: z.string(),
  docDate: day,
  docStatus: z.enum(receiptStates),
  receiptNo: z.string(),
  warehouseName: z.string(),
  supplierName: z.string(),
  productCode: z.string(),
  productName: z.string(),
  batchNo: z.string(),
  quantity: z.number().int(),
  /** What the supplier takes off for the pieces: what the receipt paid for them. */
  amountFen: fen,
  /** The bill that it is taken off from. */
  billNo: z.string().nullable(),
  remark: z.string(),
  createdBy: z.string(),
  merchantName: z.string(),
});

/** Goods that go back to the supplier of their receipt (STOCK-08). */
export const supplierReturns = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.receipt.read",
    summary: "Goods that the caller's merchants sent back to suppliers, newest first.",
    input: listInput(documentFilters, ["docDate"]),
    output: listOutput(returnRow),
    refusals: rangeRefusals,
  }),
  open: endpoint({
    method: "GET",
    path: `${base}/open`,
    access: "stock.receipt.write",
    summary: "The lines of a receipt of the caller's merchant, how much of each went back and how much lies there.",
    input: z.object({ receiptId: id }),
    output: z.object({
      rows: z.array(
        z.object({
          productId: id,
          productCode: z.string(),
          productName: z.string(),
          batchNo: z.string(),
          quantity: z.number().int(),
          returned: z.number().int(),
          /** Pieces of it in the warehouse of the receipt. */
          stock: z.number().int(),
          priceFen: fen,
        }),
      ),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "stock.receipt.write",
    bodyBytes: largeBodyBytes,
    summary:
      "Sends goods of a receipt back to its supplier, today, at the receipt's cost; less is owed to the supplier.",
    input: z.object({
      receiptId: id,
      remark,
      lines: z
        .array(z.object({ productId: id, batchNo: z.string().trim().max(30).default(""), quantity: z.number() }))
        .max(procurementLimits.lines),
    }),
    output: z.object(oneDocument),
    refusals: [
      ...lineRefusals,
      ...stepRefusals,
      "stock.supplierUnknown",
      "stock.warehouseUnknown",
      "stock.warehouseShort",
      "stock.aboveReceived",
      "field.remarkTooLong",
    ],
  }),
  reverse: endpoint({
    method: "POST",
    path: `${base}/:documentId/reverse`,
    access: "stock.receipt.write",
    summary: "Brings goods that were sent back into the warehouse again, today, and owes them again.",
    input: z.object(oneDocument),
    output: nothing,
    refusals: [...stepRefusals, "stock.warehouseUnknown", "stock.billed"],
  }),
};
