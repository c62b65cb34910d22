import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, exportChoice, exportTicket, fen, id, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/stock/supplierProducts";
const one = { supplyId: id };
const filters = { supplierId: id.optional(), supplierName: contains, productName: contains };

const supplyRow = z.object({
  ...one,
  supplierId: id,
  supplierName: z.string(),
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  unit: z.string(),
  /** What the product is sold for. */
  priceFen: fen,
  supplyPriceFen: fen,
  /** Pieces that are ordered together. */
  packSize: z.number().int(),
  /** Days between the order and its goods. */
  leadDays: z.number().int(),
  enabled: z.boolean(),
});

const form = {
  supplyPriceFen: fen,
  packSize: z.number(),
  leadDays: z.number(),
  enabled: z.boolean(),
};
const formRefusals = [
  "amount.notPositive",
  "amount.tooLarge",
  "stock.supplyAbovePrice",
  "stock.wholeOutOfRange",
] as const;

/** What suppliers sell, and for how much (STOCK-06, PRODUCT-08). */
export const supplierProducts = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.supplier.read",
    summary: "Products of the suppliers of the caller's merchants.",
    input: listInput(filters, ["supplyPriceFen", "productCode"]),
    output: listOutput(supplyRow),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "stock.supplier.write",
    summary: "Adds a product to a supplier.",
    input: z.object({ supplierId: id, productId: id, ...form }),
    output: z.object(one),
    refusals: [...formRefusals, "stock.supplierUnknown", "stock.productUnknown", "stock.supplyTaken"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:supplyId`,
    access: "stock.supplier.write",
    summary: "Changes what a product costs at a supplier.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...formRefusals, "record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:supplyId`,
    access: "stock.supplier.write",
    summary: "Takes a product from a supplier; documents keep what they say.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "stock.supplier.read",
    summary: "Writes the filtered products into a file of the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
