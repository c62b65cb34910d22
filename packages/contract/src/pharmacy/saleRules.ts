import { ruledClasses } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, id, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/pharmacy/sale-rules";
const rule = {
  /** Empty for all provinces without a rule of their own. */
  province: z.string().max(100),
  saleClass: z.enum(ruledClasses),
  allowed: z.boolean(),
  fromDay: day,
  licenceNo: z.string().max(100),
  remark: z.string().max(1_000),
};

/** What cabinets sell by province and licence, versioned from a day; asked before every dispense. */
export const saleRules = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "pharmacy.rule.read",
    summary: "Rules of what cabinets sell, the newest first.",
    input: listInput({ saleClass: z.enum(ruledClasses).optional() }, ["fromDay"]),
    output: listOutput(
      z.object({
        ruleId: id,
        ...rule,
        merchantName: z.string(),
        /** It decides today. */
        counts: z.boolean(),
        createdBy: z.string().nullable(),
        createdTime: instant,
      }),
    ),
    refusals: ["merchants.featureOff"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "pharmacy.rule.write",
    summary: "Adds a rule of the caller's merchant; it takes the place of the older ones from its day on.",
    input: z.object(rule),
    output: z.object({ ruleId: id }),
    refusals: [
      "merchants.featureOff",
      "regions.provinceUnknown",
      "pharmacy.ruleInPast",
      "field.required",
      "field.tooLong",
      "field.notCode",
    ],
  }),
};
