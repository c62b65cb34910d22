import { laneModes, machineBatchLimit, machineTypes } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, exportChoice, exportTicket, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { changeMade, changePreview, changeRefusals, chosenMachines, writeRefusals } from "./changeSets.ts";

const base = "/api/v1/machines/templates";

/** Numbers that the domain judges, so that 1.5 layers is refused with its own words. */
const head = {
  templateName: z.string().max(1_000),
  machineType: z.enum(machineTypes),
  remark: z.string().max(1_000).default(""),
  layers: z.number(),
  perLayer: z.number(),
  tempWarnLow: z.number().nullable().default(null),
  tempWarnHigh: z.number().nullable().default(null),
  humidityWarn: z.number().nullable().default(null),
  flowWarn: z.number().nullable().default(null),
};

const templateLane = z.object({
  laneNo: z.number().int().min(11).max(110),
  laneMode: z.enum(laneModes),
  productId: id.nullable(),
  lanePriceFen: fen.nullable(),
  purchaseFen: fen.nullable(),
  capacity: z.number().int(),
  warnThreshold: z.number().int(),
});

const shownLane = templateLane.extend({
  productCode: z.string().nullable(),
  productName: z.string().nullable(),
  productImage: z.string().nullable(),
  productPriceFen: fen.nullable(),
});

const content = { ...head, lanes: z.array(templateLane).max(100) };

const row = z.object({
  templateId: id,
  templateName: z.string(),
  machineType: z.enum(machineTypes),
  layerCount: z.number().int(),
  maxLaneCount: z.number().int(),
  laneCount: z.number().int(),
  tempWarnLow: z.number().nullable(),
  tempWarnHigh: z.number().nullable(),
  humidityWarn: z.number().nullable(),
  flowWarn: z.number().int().nullable(),
  remark: z.string(),
  merchantName: z.string(),
  /** Machines to which it was applied last. */
  machineCount: z.number().int(),
  createdTime: instant,
  createdBy: z.string(),
});

const contentRefusals = [
  "templates.nameRequired",
  "templates.nameTaken",
  "templates.flowOutOfRange",
  "templates.temperatureOutOfRange",
  "templates.temperatureReversed",
  "templates.humidityOutOfRange",
  "field.tooLong",
  "field.remarkTooLong",
  "lane.layersOutOfRange",
  "lane.lanesPerLayerOutOfRange",
  "lane.tooFewLanes",
  "lane.exists",
  "lane.capacityOutOfRange",
  "lane.thresholdNegative",
  "lane.thresholdAboveCapacity",
  "goods.chooseProduct",
  "goods.unknownProduct",
  "goods.purchaseAbovePrice",
  "amount.negative",
  "amount.notPositive",
  "amount.tooLarge",
] as const;

/** Templates (planograms): layers and lanes that many machines share (TEMPLATE-01 to TEMPLATE-11). */
export const templates = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "machines.template.read",
    summary: "Templates of the caller's merchants.",
    input: listInput({ templateName: contains }, ["createdTime", "templateName"]),
    output: listOutput(row),
  }),
  options: endpoint({
    method: "GET",
    path: `${base}/options`,
    access: "machines.template.read",
    alsoWith: ["machines.change.write"],
    summary: "Names of the templates, for forms that choose one.",
    input: z.object({}),
    output: z.object({
      rows: z.array(z.object({ templateId: id, templateName: z.string(), machineCount: z.number().int() })),
    }),
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:templateId`,
    access: "machines.template.read",
    summary: "One template with its lanes.",
    input: z.object({ templateId: id }),
    output: z.object({
      ...head,
      remark: z.string(),
      tempWarnLow: z.number().nullable(),
      tempWarnHigh: z.number().nullable(),
      humidityWarn: z.number().nullable(),
      flowWarn: z.number().nullable(),
      templateId: id,
      version: z.number().int(),
      lanes: z.array(shownLane),
    }),
    refusals: ["record.unknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "machines.template.write",
    bodyBytes: largeBodyBytes,
    summary: "Creates a template with its lanes.",
    input: z.object(content),
    output: z.object({ templateId: id }),
    refusals: contentRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:templateId`,
    access: "machines.template.write",
    bodyBytes: largeBodyBytes,
    summary: "Replaces head and lanes of a template; machines change only when it is applied.",
    input: z.object({ templateId: id, version: z.number().int(), ...content }),
    output: nothing,
    refusals: [...contentRefusals, "record.unknown", "templates.changedMeanwhile"],
  }),
  copy: endpoint({
    method: "POST",
    path: `${base}/:templateId/copy`,
    access: "machines.template.write",
    summary: "Copies a template under a free name.",
    input: z.object({ templateId: id }),
    output: z.object({ templateId: id, templateName: z.string() }),
    refusals: ["record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:templateId`,
    access: "machines.template.write",
    summary: "Deletes a template; machines keep their lanes.",
    input: z.object({ templateId: id }),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  importMain: endpoint({
    method: "POST",
    path: `${base}/import`,
    access: "machines.template.write",
    summary: "Copies the templates of the parent merchant; those of a name that exists are skipped and told.",
    input: z.object({}),
    output: z.object({ imported: z.number().int(), skipped: z.array(z.string()) }),
    refusals: ["templates.noParent"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "machines.template.read",
    summary: "Writes the filtered templates into a file of the download centre.",
    input: z.object({ templateName: contains, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
  previewApply: endpoint({
    method: "POST",
    path: `${base}/:templateId/preview`,
    access: "machines.template.apply",
    writes: false,
    bodyBytes: largeBodyBytes,
    summary: "Each lane before and after a template is applied to machines.",
    input: z.object({ templateId: id, machineIds: chosenMachines }),
    output: changePreview,
    refusals: [...changeRefusals, "machines.typeWrong", "templates.empty"],
  }),
  apply: endpoint({
    method: "POST",
    path: `${base}/:templateId/apply`,
    access: "machines.template.apply",
    bodyBytes: largeBodyBytes,
    summary: "Overwrites the main lanes of machines with a template, unless somebody changed one since the preview.",
    input: z.object({
      templateId: id,
      machineIds: chosenMachines,
      seen: z.string().max(64),
      /** So many of the machines get it now, in the order given; the others wait until a person goes on. */
      firstMachines: z.number().int().min(1).max(machineBatchLimit).optional(),
    }),
    output: changeMade.extend({ waiting: z.number().int() }),
    refusals: [...changeRefusals, ...writeRefusals, "machines.typeWrong", "templates.empty"],
  }),
};
