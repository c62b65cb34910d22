import { modellingStates, productLimits, takeLimit } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, fen, id, imageRefusals, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/goods/library";
const one = { libraryId: id };
const text = z.string().max(500);
/** A picture that was uploaded for the product, or one that it shows already. */
const pictureName = z.string().max(80);

const filters = {
  /** Any part of name, code or barcode, or of the name's pinyin or initials. */
  productName: contains,
  /** A value of the tree; products of all values below it are found. */
  brandId: id.optional(),
  categoryId: id.optional(),
  /** The barcode or its beginning. */
  barcode: contains,
};

const libraryRow = z.object({
  libraryId: id,
  thumbnail: z.string().nullable(),
  productCode: z.string(),
  /** In the caller's language where somebody translated it, else as it was written. */
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
  weight: z.number().int().nullable(),
  weightTolerance: z.number().int().nullable(),
  isPrescription: z.boolean(),
  thumbnail: pictureName.nullable(),
  detailPictures: z.array(pictureName).max(20),
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
  "record.unknown",
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
    summary: "One official product with its pictures and everything that its form shows.",
    input: z.object(one),
    output: libraryRow.extend({
      originalName: z.string(),
      flavour: z.string(),
      packaging: z.string(),
      brandId: id,
      categoryId: id,
      specificationId: id.nullable(),
      flavourId: id.nullable(),
      packagingId: id.nullable(),
      weightTolerance: z.number().int().nullable(),
      isPrescription: z.boolean(),
      detailPictures: z.array(z.string()),
      version: z.number().int(),
      updatedTime: instant,
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
    bodyBytes: largeBodyBytes,
    summary: `Takes official products into the caller's own, with pictures, brand and category, at most ${takeLimit}; those that the merchant has are left.`,
    input: z.object({
      libraryIds: z.array(id).max(takeLimit).default([]),
      brandId: id.optional(),
      categoryId: id.optional(),
      /** The selling price that the products get until somebody changes it, fen. */
      unitPriceFen: fen,
    }),
    output: z.object({ taken: z.number().int(), known: z.number().int() }),
    refusals: [
      "goods.selectProducts",
      "goods.unknownProduct",
      "goods.attributeUnknown",
      "goods.priceNotPositive",
      "goods.tooManyAtOnce",
      "amount.tooLarge",
    ],
  }),
};

/** A picture of an official product, as the body (application/octet-stream). */
export const libraryPictures = {
  upload: endpoint({
    method: "POST",
    path: `${base}/pictures`,
    access: "goods.library.write",
    // A picture that no form names is removed after a day, so sending one again harms nothing.
    writes: false,
    summary: `Stores the body as a picture for an official product's form: PNG or JPEG, at most ${productLimits.pictureBytes / 1024} KB.`,
    input: z.object({}),
    output: z.object({ name: z.string() }),
    refusals: [...imageRefusals, "goods.pictureTooLarge", "image.tooManyUnused"],
  }),
};
