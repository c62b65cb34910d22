import { cabinets, productLimits, reviewStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import {
  contains,
  day,
  exportChoice,
  exportTicket,
  fen,
  id,
  imageRefusals,
  instant,
  listInput,
  listOutput,
  nothing,
} from "../shapes.ts";

const base = "/api/v1/goods/products";
const one = { productId: id };
const text = z.string().max(500);
/** A picture that was uploaded for the product, or one that it shows already. */
const pictureName = z.string().max(80);

const filters = {
  /** Any part of code, barcode, a name in any language, its pinyin or initials. */
  search: contains,
  productCode: contains,
  productName: contains,
  /** A value of the tree; products of all values below it are found. */
  brandId: id.optional(),
  categoryId: id.optional(),
  tagId: id.optional(),
  merchantId: id.optional(),
  /** `none` was never submitted (PRODUCT-18). */
  reviewStatus: z.enum([...reviewStates, "none"]).optional(),
};

const tag = z.object({ tagId: id, tagName: z.string(), tagIcon: z.string() });

const productRow = z.object({
  productId: id,
  thumbnail: z.string().nullable(),
  productCode: z.string(),
  /** In the caller's language where somebody translated it, else as it was written (LANG-06). */
  productName: z.string(),
  brand: z.string(),
  category: z.string(),
  barcode: z.string().nullable(),
  unitPriceFen: fen,
  costPriceFen: fen.nullable(),
  spec: z.string(),
  unit: z.string(),
  shelfLifeDate: day.nullable(),
  weight: z.number().int().nullable(),
  isPrescription: z.boolean(),
  isPovertyRelief: z.boolean(),
  isJointOperation: z.boolean(),
  reviewStatus: z.enum(reviewStates).nullable(),
  tags: z.array(tag),
  /** Lanes on which it lies now. */
  lanes: z.number().int(),
  merchantName: z.string(),
  createdTime: instant,
  version: z.number().int(),
});

/** What the form of a product sends; pictures were uploaded before and are named. */
export const productForm = {
  productName: text,
  brandId: id.nullable(),
  categoryId: id.nullable(),
  flavourId: id.nullable(),
  specificationId: id.nullable(),
  packagingId: id.nullable(),
  barcode: text,
  unitPriceFen: fen,
  costPriceFen: fen.nullable(),
  unit: text,
  batchNo: text,
  productionDate: day.nullable(),
  shelfLifeDate: day.nullable(),
  weight: z.number().nullable(),
  weightTolerance: z.number().nullable(),
  isPrescription: z.boolean(),
  isPovertyRelief: z.boolean(),
  isJointOperation: z.boolean(),
  thumbnail: pictureName.nullable(),
  detailPictures: z.array(pictureName).max(50),
  tagIds: z.array(id).max(50),
  remark: z.string().max(1_000),
};

export const productRefusals = [
  "field.required",
  "field.tooLong",
  "field.notCode",
  "field.remarkTooLong",
  "amount.tooLarge",
  "amount.notPositive",
  "goods.priceNotPositive",
  "goods.purchaseAbovePrice",
  "goods.brandMissing",
  "goods.chooseCategory",
  "goods.attributeUnknown",
  "goods.attributeOff",
  "goods.notLastLevel",
  "goods.barcodeMalformed",
  "goods.barcodeCheckDigit",
  "goods.barcodeTaken",
  "goods.codeTaken",
  "goods.weightOutOfRange",
  "goods.toleranceOutOfRange",
  "goods.shelfLifeBeforeProduction",
  "goods.picturesMissing",
  "goods.thumbnailMissing",
  "goods.tooManyPictures",
  "goods.tagUnknown",
  "goods.tooManyTags",
  "goods.pictureUnknown",
] as const;

/** Products of merchants (PRODUCT-01 to PRODUCT-13, PRODUCT-18, PRODUCT-23, PRODUCT-28, PRODUCT-29). */
export const products = {
  /** What a lane or price form offers to choose from. */
  options: endpoint({
    method: "GET",
    path: `${base}/options`,
    access: "goods.product.read",
    summary:
      "Products that a machine of the caller's scope may carry, by any part of code, barcode, name or pinyin; at most 50.",
    input: z.object({ machineId: id.optional(), text: z.string().trim().max(60).default("") }),
    output: z.object({
      rows: z.array(
        z.object({
          productId: id,
          code: z.string(),
          name: z.string(),
          specification: z.string(),
          image: z.string().nullable(),
          priceFen: fen,
          purchaseFen: fen.nullable(),
        }),
      ),
    }),
  }),
  list: endpoint({
    method: "GET",
    path: base,
    access: "goods.product.read",
    summary: "Products of the caller's merchants.",
    input: listInput(filters, ["createdTime", "productCode", "unitPriceFen"]),
    output: listOutput(productRow),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:productId`,
    access: "goods.product.read",
    summary: "One product with everything that its form shows.",
    input: z.object(one),
    output: productRow.extend({
      merchantId: id,
      /** As it was written; the form changes this one. */
      originalName: z.string(),
      flavour: z.string(),
      packaging: z.string(),
      brandId: id.nullable(),
      categoryId: id.nullable(),
      flavourId: id.nullable(),
      specificationId: id.nullable(),
      packagingId: id.nullable(),
      batchNo: z.string(),
      productionDate: day.nullable(),
      weightTolerance: z.number().int().nullable(),
      detailPictures: z.array(z.string()),
      remark: z.string(),
      updatedTime: instant,
    }),
    refusals: ["goods.unknownProduct"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "goods.product.write",
    bodyBytes: largeBodyBytes,
    summary: "Adds a product; its code is made when none is given.",
    input: z.object({ merchantId: id.optional(), productCode: text, ...productForm }),
    output: z.object({ ...one, productCode: z.string() }),
    refusals: [...productRefusals, "merchants.unknown"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:productId`,
    access: "goods.product.write",
    bodyBytes: largeBodyBytes,
    summary: "Changes a product that nobody has changed since it was read.",
    input: z.object({ ...one, version: z.number().int(), ...productForm }),
    output: z.object({ version: z.number().int() }),
    refusals: [...productRefusals, "goods.unknownProduct", "goods.changedMeanwhile"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:productId`,
    access: "goods.product.write",
    summary:
      "Deletes a product that lies on no lane, in no warehouse and in no combination; orders of the past still name it.",
    input: z.object(one),
    output: nothing,
    refusals: ["goods.unknownProduct", "goods.onLane", "goods.inWarehouse", "pharmacy.inSet"],
  }),
  /** The lanes on which a product lies, for its page and before its price changes. */
  lanes: endpoint({
    method: "GET",
    path: `${base}/:productId/lanes`,
    access: "goods.product.read",
    summary: "Lanes on which a product lies, with price and stock; at most 200.",
    input: z.object(one),
    output: z.object({
      rows: z.array(
        z.object({
          machineId: id,
          machineNo: z.string(),
          machineName: z.string(),
          cabinet: z.enum(cabinets),
          laneNo: z.number().int(),
          priceFen: fen.nullable(),
          stock: z.number().int(),
        }),
      ),
      total: z.number().int(),
    }),
    refusals: ["goods.unknownProduct"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "goods.product.read",
    summary: "Writes the filtered products into a file of the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};

/** A picture of a product, as the body (application/octet-stream): jpg or png, at most 500 KB (PRODUCT-06). */
export const productPictures = {
  upload: endpoint({
    method: "POST",
    path: `${base}/pictures`,
    access: "goods.product.write",
    // A picture that no form names is removed after a day, so sending one again harms nothing.
    writes: false,
    summary: `Stores the body as a picture for a product's form: PNG or JPEG, at most ${productLimits.pictureBytes / 1024} KB.`,
    input: z.object({}),
    output: z.object({ name: z.string() }),
    refusals: [...imageRefusals, "goods.pictureTooLarge", "image.tooManyUnused"],
  }),
};
