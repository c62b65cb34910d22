import { procurementLimits, receiptStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, day, fen, id, listInput, listOutput, nothing } from "../shapes.ts";
import { lineRefusals, oneDocument, rangeRefusals, remark, stepRefusals } from "./documents.ts";

const base = "/api/v1/stock/receipts";

const receiptRow = z.object({
  lineId: id,
  ...oneDocument,
  docNo: z.string(),
  docDate: day,
  docStatus: z.enum(receiptStates),
  warehouseName: z.string(),
  supplierName: z.string().nullable(),
  productCode: z.string(),
  productName: z.string(),
  batchNo: z.string(),
  productionDate: day.nullable(),
  shelfLifeDate: day.nullable(),
  receivedQty: z.number().int(),
  costPriceFen: fen,
  /** The bill that asks for it, and whether goods of it went back: neither is reversed before those are. */
  billNo: z.string().nullable(),
  isReturned: z.boolean(),
  createdBy: z.string(),
  merchantName: z.string(),
});

/** Goods that came into a warehouse (STOCK-07, STOCK-09, MED-06). */
export const receipts = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.receipt.read",
    summary: "Received goods of the caller's merchants, newest first.",
    input: listInput({ docNo: contains, warehouseName: contains, fromDay: day, toDay: day }, ["docDate"]),
    output: listOutput(receiptRow),
    refusals: rangeRefusals,
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "stock.receipt.write",
    bodyBytes: largeBodyBytes,
    summary: "Books goods into a warehouse, for an order or without one; more than was ordered only when confirmed.",
    input: z.object({
      warehouseId: id,
      /** The order; null for goods that nobody ordered here. */
      purchaseId: id.nullable().default(null),
      /** Whose goods they are, where no order says it. */
      supplierId: id.nullable().default(null),
      docDate: day,
      remark,
      confirmed: z.boolean().default(false),
      lines: z
        .array(
          z.object({
            productId: id,
            batchNo: z.string().trim().max(30).default(""),
            productionDate: day.nullable().default(null),
            shelfLifeDate: day.nullable().default(null),
            quantity: z.number(),
            costPriceFen: fen,
          }),
        )
        .max(procurementLimits.lines),
    }),
    output: z.object(oneDocument),
    refusals: [
      ...lineRefusals,
      ...stepRefusals,
      "stock.warehouseUnknown",
      "stock.supplierUnknown",
      "stock.dayAhead",
      "stock.dayClosed",
      "stock.aboveOrdered",
      "stock.notOrdered",
      "stock.batchMissing",
      "stock.keepsTooShort",
      "amount.notPositive",
      "amount.tooLarge",
      "field.required",
      "field.remarkTooLong",
    ],
  }),
  reverse: endpoint({
    method: "POST",
    path: `${base}/:documentId/reverse`,
    access: "stock.receipt.write",
    summary: "Takes a receipt back, today: its goods leave the warehouse and are open in the order again.",
    input: z.object(oneDocument),
    output: nothing,
    refusals: [...stepRefusals, "stock.warehouseShort", "stock.returnedSince", "stock.billed"],
  }),
};
