import { medicineLimits, reviewStates, saleClasses, shelfStates, storageClasses } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, exportChoice, exportTicket, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/pharmacy/medicines";
const one = { productId: id };
const text = z.string().max(500);
const picture = z.string().max(80);

const filters = {
  /** Any part of the name, the code, the barcode or their spelling. */
  medicineName: contains,
  /** A group of the tree; medicines of all groups below it are found. */
  medCategoryId: id.optional(),
  conditionId: id.optional(),
  manufacturer: contains,
  registrationNo: contains,
  saleClass: z.enum(saleClasses).optional(),
};

const medicineRow = z.object({
  ...one,
  thumbnail: z.string().nullable(),
  productCode: z.string(),
  medicineName: z.string(),
  medCategory: z.string(),
  manufacturer: z.string(),
  registrationNo: z.string(),
  diseaseCategory: z.string(),
  symptoms: z.string(),
  spec: z.string(),
  unit: z.string(),
  unitPriceFen: fen,
  costPriceFen: fen.nullable(),
  saleClass: z.enum(saleClasses),
  storage: z.enum(storageClasses),
  isPrescription: z.boolean(),
  multiUse: z.boolean(),
  reviewStatus: z.enum(reviewStates).nullable(),
  merchantName: z.string(),
  createdTime: instant,
  version: z.number().int(),
});

const form = {
  medicineName: text,
  medCategoryId: id,
  manufacturer: text,
  registrationNo: text,
  saleClass: z.enum(saleClasses),
  /** How it keeps; room temperature where the form says nothing. */
  storage: z.enum(storageClasses).default("room"),
  conditionIds: z.array(id).max(50),
  symptoms: z.string().max(1_000),
  multiUse: z.boolean(),
  barcode: text,
  unitPriceFen: fen,
  costPriceFen: fen.nullable(),
  spec: text,
  unit: text,
  thumbnail: picture.nullable(),
  detailPictures: z.array(picture).max(50),
  remark: z.string().max(1_000),
};

/** Callers whose merchant sells no medicine have none of this. */
const gate = ["merchants.featureOff"] as const;
const formRefusals = [
  "field.required",
  "field.tooLong",
  "field.remarkTooLong",
  "amount.tooLarge",
  "amount.notPositive",
  "goods.priceNotPositive",
  "goods.purchaseAbovePrice",
  "goods.barcodeMalformed",
  "goods.barcodeCheckDigit",
  "goods.barcodeTaken",
  "goods.picturesMissing",
  "goods.thumbnailMissing",
  "goods.tooManyPictures",
  "goods.pictureUnknown",
  "goods.notLastLevel",
  "pharmacy.registrationMalformed",
  "pharmacy.tooManyConditions",
  "pharmacy.notMultiUse",
  "pharmacy.groupUnknown",
  "pharmacy.groupOff",
] as const;

/** Medicines: products with what makes a medicine of them (MED-01, MED-10), and which of them a pharmacy offers. */
export const medicines = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "pharmacy.medicine.read",
    summary: "Medicines of the caller's merchants.",
    input: listInput(filters, ["createdTime", "productCode", "unitPriceFen"]),
    output: listOutput(medicineRow),
    refusals: gate,
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:productId`,
    access: "pharmacy.medicine.read",
    summary: "One medicine with everything that its form shows.",
    input: z.object(one),
    output: medicineRow.extend({
      medCategoryId: id.nullable(),
      conditionIds: z.array(id),
      barcode: z.string().nullable(),
      detailPictures: z.array(z.string()),
      remark: z.string(),
    }),
    refusals: [...gate, "pharmacy.medicineUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "pharmacy.medicine.write",
    bodyBytes: largeBodyBytes,
    summary: "Adds a medicine to the caller's merchant; it is a product from then on.",
    input: z.object(form),
    output: z.object({ ...one, productCode: z.string() }),
    refusals: [...gate, ...formRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:productId`,
    access: "pharmacy.medicine.write",
    bodyBytes: largeBodyBytes,
    summary: "Changes a medicine that nobody has changed since it was read.",
    input: z.object({ ...one, version: z.number().int(), ...form }),
    output: nothing,
    refusals: [...gate, ...formRefusals, "pharmacy.medicineUnknown", "goods.changedMeanwhile"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:productId`,
    access: "pharmacy.medicine.write",
    summary: "Deletes a medicine with its product; it lies on no lane and in no combination.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "pharmacy.medicineUnknown", "pharmacy.inSet", "goods.onLane", "goods.inWarehouse"],
  }),
  shelf: endpoint({
    method: "GET",
    path: `${base}/shelf`,
    access: "pharmacy.medicine.read",
    summary: "Medicines that a pharmacy offers, with price and what lies in its machines.",
    input: listInput(
      {
        medicineName: contains,
        medCategoryId: id.optional(),
        /** `none` are those that the pharmacy does not offer yet. */
        productStatus: z.enum([...shelfStates, "none"]).optional(),
      },
      ["productCode", "unitPriceFen", "stock"],
    ),
    output: listOutput(
      z.object({
        ...one,
        productCode: z.string(),
        medicineName: z.string(),
        medCategory: z.string(),
        unitPriceFen: fen,
        costPriceFen: fen.nullable(),
        stock: z.number().int(),
        productStatus: z.enum(shelfStates).nullable(),
        version: z.number().int(),
      }),
    ),
    refusals: gate,
  }),
  setShelf: endpoint({
    method: "POST",
    path: `${base}/shelf`,
    access: "pharmacy.medicine.write",
    bodyBytes: 65_536,
    summary: "Puts medicines on the shelf or takes them off, all of them or none.",
    input: z.object({ productIds: z.array(id).min(1).max(medicineLimits.atOnce), shelf: z.enum(shelfStates) }),
    output: z.object({ changed: z.number().int() }),
    refusals: [...gate, "pharmacy.medicineUnknown"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "pharmacy.medicine.read",
    summary: "Writes the filtered medicines into a file of the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...gate, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
