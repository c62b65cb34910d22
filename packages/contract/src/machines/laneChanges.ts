import { cabinets, changeSetKinds, laneSyncStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, instant, listInput, listOutput } from "../shapes.ts";
import { changeMade, changePreview, changeRefusals, chosenMachines, writeRefusals } from "./changeSets.ts";

const filters = { fromDay: day, toDay: day, machineNo: contains, productName: contains };
const rangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

/** What people do with lanes, as the log of changes names it. */
export const laneChangeActions = [
  "save",
  "price",
  "refill",
  "stop",
  "enable",
  "reserve",
  "lock",
  "unlock",
  "generate",
  "remove",
  "template",
  "add",
  "swap",
  "undo",
] as const;

const row = z.object({
  changeId: id,
  machineNo: z.string(),
  machineName: z.string(),
  cabinet: z.enum(cabinets),
  laneNo: z.number().int(),
  changeAction: z.enum(laneChangeActions),
  productCode: z.string().nullable(),
  productName: z.string().nullable(),
  oldPriceFen: fen.nullable(),
  newPriceFen: fen.nullable(),
  purchaseFen: fen.nullable(),
  batchNo: z.string().nullable(),
  stock: z.number().int().nullable(),
  /** How far the machine is with it; null for changes that no machine was told. */
  syncState: z.enum(laneSyncStates).nullable(),
  reason: z.string().nullable(),
  changeSetId: id.nullable(),
  /** The whole change that this was part of, because only the whole can be taken back. */
  changeSet: z
    .object({ kind: z.enum(changeSetKinds), title: z.string(), machines: z.number().int(), lanes: z.number().int() })
    .nullable(),
  /** Its change set was taken back. */
  undone: z.boolean(),
  updatedBy: z.string().nullable(),
  updatedTime: instant,
});

/** On which machines a price changes: chosen ones, or those that got a template, which changes with them (LANE-15). */
const priceInput = {
  productId: id,
  machineIds: chosenMachines.default([]),
  templateId: id.optional(),
  lanePriceFen: fen,
  purchaseFen: fen.optional(),
  batchNo: z.string().trim().max(40).optional(),
};

/** The log of lane changes, and prices on many machines at once. */
export const laneChanges = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/machines/lane-changes",
    access: "machines.change.read",
    summary: "Who changed product, price, batch or stock of which lane, and whether its machine confirmed.",
    input: listInput({ ...filters, syncState: z.enum(laneSyncStates).optional() }, ["updatedTime"]),
    output: listOutput(row),
    refusals: rangeRefusals,
  }),
  previewPrice: endpoint({
    method: "POST",
    path: "/api/v1/machines/lane-changes/prices/preview",
    access: "machines.change.write",
    writes: false,
    bodyBytes: largeBodyBytes,
    summary: "Each lane before and after a price change on many machines.",
    input: z.object(priceInput),
    output: changePreview,
    refusals: [...changeRefusals, "machines.tooManyMatching"],
  }),
  changePrice: endpoint({
    method: "POST",
    path: "/api/v1/machines/lane-changes/prices",
    access: "machines.change.write",
    bodyBytes: largeBodyBytes,
    summary:
      "Changes the price of a product on many machines, unless somebody changed one of the lanes since the preview.",
    input: z.object({ ...priceInput, seen: z.string().max(64) }),
    output: changeMade,
    refusals: [...changeRefusals, ...writeRefusals, "machines.tooManyMatching"],
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/machines/lane-changes/export",
    access: "machines.change.read",
    summary: "Writes the filtered lane changes into a file of the download centre.",
    input: z.object({ ...filters, syncState: z.enum(laneSyncStates).optional(), ...exportChoice }),
    output: exportTicket,
    refusals: [...rangeRefusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
