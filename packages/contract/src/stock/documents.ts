import { z } from "zod";
import { contains, day, fen, id, instant } from "../shapes.ts";

/** What lists of documents are filtered by. */
export const documentFilters = { docNo: contains, supplierName: contains, fromDay: day, toDay: day };
export const rangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

export const oneDocument = { documentId: id };

/** What every document says. */
export const documentFacts = {
  ...oneDocument,
  docNo: z.string(),
  docDate: day,
  supplierId: id.nullable(),
  supplierName: z.string().nullable(),
  warehouseName: z.string().nullable(),
  /** Pieces of all lines. */
  quantity: z.number().int(),
  /** Of them done: of an order, received. */
  doneQuantity: z.number().int(),
  amountFen: fen,
  remark: z.string(),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  createdBy: z.string(),
  createdTime: instant,
  reviewer: z.string().nullable(),
  /** The caller made it or handed it in, and cannot approve it. */
  own: z.boolean(),
  /** Of the caller's own merchant. */
  ofOwnMerchant: z.boolean(),
  merchantName: z.string(),
  version: z.number().int(),
};

export const documentLine = z.object({
  lineNo: z.number().int(),
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  unit: z.string(),
  batchNo: z.string(),
  quantity: z.number().int(),
  doneQuantity: z.number().int(),
  priceFen: fen,
});

/** Documents that a document came from or led to. */
export const relatedDocuments = z.array(
  z.object({
    ...oneDocument,
    kind: z.enum(["plan", "order", "receipt", "outbound", "loss", "refill", "transfer", "return"]),
    docNo: z.string(),
    docDate: day,
  }),
);

export const lineRefusals = [
  "stock.chooseProduct",
  "stock.tooManyLines",
  "stock.lineTwice",
  "stock.piecesNotPositive",
  "stock.productUnknown",
] as const;
export const stepRefusals = ["stock.documentUnknown", "state.notAllowed"] as const;
export const version = z.number().int();
export const remark = z.string().max(500).default("");
