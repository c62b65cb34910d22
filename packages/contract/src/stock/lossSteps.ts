import { lossKinds, lossSteps, lossWhys } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, instant, listInput, listOutput } from "../shapes.ts";
import { rangeRefusals } from "./documents.ts";

const base = "/api/v1/stock/loss-steps";
const filters = {
  fromDay: day,
  toDay: day,
  merchantNo: contains,
  machineNo: contains,
  productName: contains,
  lossStep: z.enum(lossSteps).optional(),
};
const refusals = [...rangeRefusals, "stock.tooManyLosses"] as const;
const pieces = z.number().int();

const lossStepRow = z.object({
  rowId: z.string(),
  /** The machine, or else the warehouse or bag, at which goods were missing. */
  machineId: id.nullable(),
  warehouseId: id.nullable(),
  placeName: z.string(),
  /** Empty for a warehouse or bag. */
  machineNo: z.string(),
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  missing: pieces,
  /** Pieces that were found beyond the book. */
  found: pieces,
  /** What the missing pieces cost; null where the cost of any of them is not known. */
  valueFen: fen.nullable(),
  /** The step at which most of them were likely lost. */
  lossStep: z.enum(lossSteps),
  /** Missing pieces by step. */
  warehousePieces: pieces,
  bagPieces: pieces,
  lanePieces: pieces,
  salePieces: pieces,
  merchantName: z.string(),
});

const factRow = z.object({
  factId: z.string(),
  lossKind: z.enum(lossKinds),
  /** What the page of its kind opens it by. */
  objectId: id,
  docNo: z.string(),
  /** Null where no lane is concerned. */
  laneNo: pieces.nullable(),
  lossTime: instant,
  /** Somebody has said why. */
  isExplained: z.boolean(),
  missing: pieces,
  lossStep: z.enum(lossSteps),
  why: z.enum(lossWhys),
  valueFen: fen.nullable(),
});

/** Where goods were likely lost on their way from the warehouse to the customer, from what documents say (STOCK-08). */
export const lossStepLists = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.loss.read",
    summary: "Missing pieces of each product at each machine, warehouse and bag, with the likely step.",
    input: listInput(filters, ["missing", "valueFen"]),
    output: listOutput(lossStepRow),
    refusals,
  }),
  facts: endpoint({
    method: "GET",
    path: `${base}/facts`,
    access: "stock.loss.read",
    summary: "The documents by which a product is missing at one place, newest first, each with its step and why.",
    input: z.object({
      fromDay: day,
      toDay: day,
      machineId: id.optional(),
      warehouseId: id.optional(),
      productId: id,
    }),
    output: z.object({ rows: z.array(factRow) }),
    refusals,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "stock.loss.read",
    summary: "Writes the filtered losses into a file of the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...refusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
