import { translationStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { type Language, languages } from "../languages.ts";
import { contains, exportChoice, exportTicket, id, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/goods/names";

type NameLanguage = Exclude<Language, "zh">;

/** The languages into which names are translated: all but that of the original. */
export const nameLanguages = languages.filter((language): language is NameLanguage => language !== "zh");
const langCode = z.enum(nameLanguages);

const filters = {
  productName: contains,
  langCode: langCode.optional(),
  translationStatus: z.enum(translationStates).optional(),
};

const translation = z.string().nullable();

/** A product with its names in all languages, as a line of the file that people translate and import again. */
export const productNameLine = z.object({
  productId: id,
  productCode: z.string(),
  barcode: z.string().nullable(),
  productName: z.string(),
  en: translation,
  fr: translation,
  ko: translation,
  vi: translation,
  es: translation,
  de: translation,
  lo: translation,
  it: translation,
} satisfies Readonly<Record<NameLanguage, typeof translation>> & Readonly<Record<string, z.ZodType>>);

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
        /** As it was written first. */
        productName: z.string(),
        langCode,
        translatedName: z.string().nullable(),
        translationStatus: z.enum(translationStates),
        updatedTime: instant.nullable(),
      }),
    ),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:productId`,
    access: "goods.product.read",
    summary: "The names of one product by language.",
    input: z.object({ productId: id }),
    output: z.object({
      productId: id,
      productCode: z.string(),
      productName: z.string(),
      names: z.partialRecord(langCode, z.string()),
    }),
    refusals: ["goods.unknownProduct"],
  }),
  save: endpoint({
    method: "PUT",
    path: `${base}/:productId`,
    access: "goods.product.write",
    summary: "Writes names of one product; an empty one takes the translation away.",
    input: z.object({ productId: id, names: z.partialRecord(langCode, z.string().max(500)) }),
    output: z.object({ translated: z.number().int() }),
    refusals: ["goods.unknownProduct", "field.tooLong", "field.required"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "goods.product.read",
    summary:
      "Writes the products of the filtered names into a file that can be translated and imported again, a column each language.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
