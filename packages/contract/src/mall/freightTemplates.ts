import { freightLimits, freightMeasures, provinces } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/mall/freight-templates";
const one = { freightTemplateId: id };

export const freightRule = z.object({
  /** None for all provinces that no other rule names. */
  provinces: z.array(z.enum(provinces)).max(provinces.length),
  firstUnits: z.number().int(),
  firstFeeFen: fen,
  nextUnits: z.number().int(),
  nextFeeFen: fen,
  freeFromFen: fen.nullable(),
});
const form = {
  templateName: z.string().max(300),
  measure: z.enum(freightMeasures),
  rules: z.array(freightRule).max(freightLimits.rules * 2),
};
const formRefusals = [
  "field.required",
  "field.tooLong",
  "amount.negative",
  "amount.notPositive",
  "amount.tooLarge",
  "mall.freightUnits",
  "mall.freightRules",
  "mall.freightProvinceTwice",
] as const;

const freightTemplateRow = z.object({
  ...one,
  ...form,
  inUse: z.boolean(),
  merchantName: z.string(),
  updatedTime: instant,
});

/** What deliveries of the mall cost, by province and by pieces or weight (MALL-04). */
export const freightTemplates = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.freightTemplate.read",
    summary: "Freight templates of the caller's merchants, newest first.",
    input: listInput({ templateName: contains }, ["templateName", "updatedTime"]),
    output: listOutput(freightTemplateRow),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "mall.freightTemplate.write",
    bodyBytes: 65_536,
    summary: "Adds a freight template of the own merchant; it is not in use yet.",
    input: z.object(form),
    output: z.object(one),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:freightTemplateId`,
    access: "mall.freightTemplate.write",
    bodyBytes: 65_536,
    summary: "Changes a freight template; orders that were placed keep what they cost.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["record.unknown", ...formRefusals],
  }),
  setInUse: endpoint({
    method: "PUT",
    path: `${base}/:freightTemplateId/use`,
    access: "mall.freightTemplate.write",
    summary: "Charges deliveries of the mall by a template, the only one from then on, or no longer by it.",
    input: z.object({ ...one, inUse: z.boolean() }),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:freightTemplateId`,
    access: "mall.freightTemplate.write",
    summary: "Deletes a freight template that is not in use.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "mall.freightInUse"],
  }),
};
