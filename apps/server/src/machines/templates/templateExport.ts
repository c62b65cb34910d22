import type { Language } from "@yunshou/contract";
import { templates } from "@yunshou/contract/machines/templates";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { templatesAfter } from "./templates.queries.ts";

/** The templates as a file, in the order of their making. */
export const templateExport = exportOf({
  name: "templates",
  of: templates.list,
  words: (language: Language) => ({ ...wordsOf(language, "templates"), machine: wordsOf(language, "machines") }),
  title: ({ pages }) => pages["/shj/mbgl"],
  columns: [
    "templateName",
    "machineType",
    "layerCount",
    "maxLaneCount",
    "laneCount",
    "machineCount",
    "tempWarnLow",
    "tempWarnHigh",
    "humidityWarn",
    "flowWarn",
    "remark",
    "merchantName",
    "createdTime",
    "createdBy",
  ],
  rows: (tx, { scope }, filters: { readonly templateName?: string }, after = "0", limit) =>
    templatesAfter(tx, scope, filters, after, limit),
  key: ({ templateId }) => templateId,
  values: ({ machine }) => ({ machineType: machine.machineType }),
});
