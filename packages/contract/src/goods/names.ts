import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { languages } from "../languages.ts";
import { contains, exportFormat, exportTicket, id, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/goods/names";

/** The languages into which names are translated: all but that of the original. */
export const nameLanguages = languages.filter((language) => language !== "zh");
const langCode = z.enum(nameLanguages as [string, ...string[]]);
export const translationStates = ["translated", "notTranslated"] as const;

const filters = {
  productName: contains,
  langCode: langCode.optional(),
  translationStatus: z.enum(translationStates).optional(),
};

/** Names of products in other languages (PRODUCT-22, LANG-06). */
export const productNames = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "goods.product.read",
    summary: "Each product once for each language, with its name there or none.",
    input: listInput(filters, ["updatedTime", "productCode"]),
    output: listOutput(
      z.object({
        /** Product and language. */
        nameId: z.string(),
        productId: id,
        productCode: z.string(),
        productName: z.string(),
        langCode,
        translatedName: z.string().nullable(),
        translationStatus: z.enum(translationStates),
        updatedTime: instant.nullable(),
      }),
    ),
  }),
  save: endpoint({
    method: "PUT",
    path: `${base}/:productId`,
    access: "goods.product.write",
    summary: "Writes names of one product; an empty one takes the translation away.",
    input: z.object({ productId: id, names: z.record(langCode, z.string().max(500)) }),
    output: z.object({ translated: z.number().int() }),
    refusals: ["goods.unknownProduct", "field.tooLong"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "goods.product.read",
    summary: "Writes the filtered names into a file, which can be filled and imported again.",
    input: z.object({ ...filters, format: exportFormat }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
