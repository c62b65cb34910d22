import { modellingStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, imageName, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/goods/library";
const one = { libraryId: id };
const text = z.string().max(500);

const filters = {
  search: contains,
  productName: contains,
  brandId: id.optional(),
  categoryId: id.optional(),
  barcode: contains,
};

const libraryRow = z.object({
  libraryId: id,
  thumbnail: z.string().nullable(),
  productCode: z.string(),
  productName: z.string(),
  brand: z.string(),
  category: z.string(),
  barcode: z.string().nullable(),
  spec: z.string(),
  unit: z.string(),
  weight: z.number().int().nullable(),
  /** What became of the caller's own request for it; null when he made none. */
  auditStatus: z.enum(modellingStates).nullable(),
  /** The caller's merchant has taken it into its products. */
  isMine: z.boolean(),
  createdTime: instant,
});

const form = {
  productName: text,
  brandId: id.nullable(),
  categoryId: id.nullable(),
  specificationId: id.nullable(),
  flavourId: id.nullable(),
  packagingId: id.nullable(),
  barcode: text,
  unit: text,
  weight: z.number().nullable(),
  weightTolerance: z.number().nullable(),
  isPrescription: z.boolean(),
  thumbnail: imageName.nullable(),
  detailPictures: z.array(imageName).max(50),
};

const formRefusals = [
  "field.required",
  "field.tooLong",
  "goods.brandMissing",
  "goods.chooseCategory",
  "goods.attributeUnknown",
  "goods.attributeOff",
  "goods.notLastLevel",
  "goods.barcodeMalformed",
  "goods.barcodeCheckDigit",
  "goods.weightOutOfRange",
  "goods.toleranceOutOfRange",
  "goods.picturesMissing",
  "goods.thumbnailMissing",
  "goods.tooManyPictures",
  "goods.inLibrary",
  "merchants.imageUnknown",
] as const;

/** The platform's product library (PRODUCT-02, PRODUCT-03, PRODUCT-20). */
export const library = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "goods.library.read",
    summary: "Official products, by any part of code, barcode, name or pinyin.",
    input: listInput(filters, ["createdTime", "productCode"]),
    output: listOutput(libraryRow),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:libraryId`,
    access: "goods.library.read",
    summary: "One official product with its pictures.",
    input: z.object(one),
    output: libraryRow.extend({
      flavour: z.string(),
      packaging: z.string(),
      brandId: id,
      categoryId: id,
      weightTolerance: z.number().int().nullable(),
      isPrescription: z.boolean(),
      detailPictures: z.array(z.string()),
      version: z.number().int(),
    }),
    refusals: ["goods.unknownProduct"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "goods.library.write",
    summary: "Adds an official product, unless the library has it by barcode or by brand, name and specification.",
    input: z.object(form),
    output: z.object({ ...one, productCode: z.string() }),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:libraryId`,
    access: "goods.library.write",
    summary: "Changes an official product that nobody has changed since it was read.",
    input: z.object({ ...one, version: z.number().int(), ...form }),
    output: z.object({ version: z.number().int() }),
    refusals: [...formRefusals, "goods.unknownProduct", "goods.changedMeanwhile"],
  }),
  /** One, many, or a whole brand or category. */
  take: endpoint({
    method: "POST",
    path: `${base}/take`,
    access: "goods.product.write",
    summary:
      "Takes official products into the caller's own, with their pictures, brand and category; those taken before are left.",
    input: z.object({
      libraryIds: z.array(id).max(1_000).default([]),
      brandId: id.optional(),
      categoryId: id.optional(),
      /** The selling price that products get until somebody changes it, fen. */
      unitPriceFen: z.string().regex(/^\d{1,15}$/),
    }),
    output: z.object({ taken: z.number().int(), known: z.number().int() }),
    refusals: ["goods.selectProducts", "goods.unknownProduct", "goods.priceNotPositive", "goods.tooManyAtOnce"],
  }),
};
