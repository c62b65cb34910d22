import { assortmentActions } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, exportChoice, exportTicket, fen, id, listInput, listOutput } from "../shapes.ts";
import { changeMade, changePreview, changeRefusals, chosenMachines, writeRefusals } from "./changeSets.ts";

const filters = { machineNo: contains, productId: id.optional() };

const row = z.object({
  /** Machine and product. */
  rowId: z.string(),
  machineId: id,
  machineNo: z.string(),
  machineName: z.string(),
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  laneCount: z.number().int(),
  stock: z.number().int(),
  /** The lowest and the highest price of its lanes; alike where all have one price. */
  lanePriceFen: fen.nullable(),
  highestPriceFen: fen.nullable(),
  purchaseFen: fen.nullable(),
});

/** A product added to free lanes, put in the place of another or removed, on many machines at once. */
const changeInput = {
  action: z.enum(assortmentActions),
  machineIds: chosenMachines.default([]),
  /** What is replaced or removed. */
  productId: id.optional(),
  /** What is added, or takes the place of the other. */
  newProductId: id.optional(),
  /** The product's own where it is absent. */
  lanePriceFen: fen.optional(),
  purchaseFen: fen.optional(),
  /** Free lanes of each machine that a product takes when it is added. */
  laneCount: z.number().default(1),
};
const refusals = [...changeRefusals, "machineProducts.sameProduct", "machineProducts.laneCountOutOfRange"] as const;

const base = "/api/v1/machines/machine-products";

/** Which products lie in which machines, and their adding and removing in bulk (LANE-02). */
export const machineProducts = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "machines.product.read",
    summary: "Products by machine, with the lanes, the stock and the prices that they have there.",
    input: listInput(filters, ["machineNo", "stock", "laneCount"]),
    output: listOutput(row),
  }),
  preview: endpoint({
    method: "POST",
    path: `${base}/preview`,
    access: "machines.product.write",
    writes: false,
    bodyBytes: largeBodyBytes,
    summary: "Each lane before and after a product is added, replaced or removed.",
    input: z.object(changeInput),
    output: changePreview,
    refusals,
  }),
  change: endpoint({
    method: "POST",
    path: `${base}/change`,
    access: "machines.product.write",
    bodyBytes: largeBodyBytes,
    summary: "Adds, replaces or removes a product, unless somebody changed one of the lanes since the preview.",
    input: z.object({ ...changeInput, seen: z.string().max(64) }),
    output: changeMade,
    refusals: [...refusals, ...writeRefusals],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "machines.product.read",
    summary: "The list as a file in the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
