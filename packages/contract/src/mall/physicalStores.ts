import { storeLimits, storeStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, id, listInput, listOutput, nothing } from "../shapes.ts";
import { seenStock } from "./products.ts";

const base = "/api/v1/mall/physical-stores";
const productBase = "/api/v1/mall/physical-store-products";
const one = { physicalStoreId: id };
const product = { storeProductId: id };

/** Whether a store sells a product. */
export const storeProductStatuses = ["on", "off"] as const;

/** Times of day, HH:mm, of the place; the second may lie after midnight. Null where nobody says them. */
const openingHours = z.object({ from: z.string().max(5), to: z.string().max(5) }).nullable();

const form = {
  storeName: z.string().max(300),
  contactName: z.string().max(300),
  contactPhone: z.string().max(50),
  storeAddress: z.string().max(600),
  longitude: z.number().nullable().default(null),
  latitude: z.number().nullable().default(null),
  openingHours: openingHours.default(null),
};
const formRefusals = [
  "field.required",
  "field.tooLong",
  "field.notMobile",
  "points.locationMissing",
  "points.longitudeOutside",
  "points.latitudeOutside",
  "mall.storeNameTaken",
  "mall.storeHoursMalformed",
  "mall.storeHoursEmpty",
] as const;

export const physicalStoreRow = z.object({
  ...one,
  storeName: z.string(),
  contactName: z.string(),
  /** Masked in the list; in full in the form. */
  contactPhone: z.string(),
  storeAddress: z.string(),
  /** Degrees of WGS-84. */
  longitude: z.number(),
  latitude: z.number(),
  openStatus: z.enum(storeStates),
  openingHours,
  /** Products that it sells. */
  productCount: z.number().int(),
  merchantName: z.string(),
});

/** Physical stores of a merchant (MALL-02, MALL-03, POINT-02, FORM-02). */
export const physicalStores = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.store.read",
    summary: "Physical stores of the caller's merchants; phones are masked.",
    input: listInput({ storeName: contains, openStatus: z.enum(storeStates).optional() }, ["storeName"]),
    output: listOutput(physicalStoreRow),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:physicalStoreId`,
    access: "mall.store.write",
    summary: "One store with its phone in full; the look is recorded.",
    input: z.object(one),
    output: physicalStoreRow,
    refusals: ["record.unknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "mall.store.write",
    summary: "Adds a store of the own merchant at a marked position; it is open.",
    input: z.object(form),
    output: z.object(one),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:physicalStoreId`,
    access: "mall.store.write",
    summary: "Changes a store.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["record.unknown", ...formRefusals],
  }),
  setOpen: endpoint({
    method: "PUT",
    path: `${base}/:physicalStoreId/open`,
    access: "mall.store.write",
    summary: "Opens or closes a store (MALL-02).",
    input: z.object({ ...one, openStatus: z.enum(storeStates) }),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:physicalStoreId`,
    access: "mall.store.write",
    summary: "Deletes a store with what it says of its products.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown"],
  }),
};

export const storeProductRow = z.object({
  ...product,
  ...one,
  storeName: z.string(),
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  unitPriceFen: fen,
  costPriceFen: fen.nullable(),
  stock: z.number().int(),
  productStatus: z.enum(storeProductStatuses),
  merchantName: z.string(),
});

/** Products, price and stock of each physical store (MALL-04, PRODUCT-08). */
export const storeProducts = {
  list: endpoint({
    method: "GET",
    path: productBase,
    access: "mall.storeProduct.read",
    summary: "Products of one store, or of all stores of the caller's merchants.",
    input: listInput({ physicalStoreId: id.optional(), storeName: contains, productName: contains }, [
      "productName",
      "stock",
    ]),
    output: listOutput(storeProductRow),
  }),
  add: endpoint({
    method: "POST",
    path: productBase,
    access: "mall.storeProduct.write",
    summary:
      "Adds products to a store at their own price, without stock and off the shelf; those it has stay as they are.",
    input: z.object({ ...one, productIds: z.array(id).min(1).max(storeLimits.atOnce) }),
    output: z.object({ added: z.number().int() }),
    refusals: ["record.unknown", "goods.unknownProduct"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${productBase}/:storeProductId`,
    access: "mall.storeProduct.write",
    summary: "Sets price and stock of a product in its store.",
    input: z.object({ ...product, unitPriceFen: fen, stock: z.number().int(), seenStock }),
    output: nothing,
    refusals: [
      "record.unknown",
      "mall.stockChanged",
      "goods.priceNotPositive",
      "goods.purchaseAbovePrice",
      "amount.tooLarge",
      "amount.notPositive",
      "mall.storeStockOutOfRange",
    ],
  }),
  setShelf: endpoint({
    method: "PUT",
    path: `${productBase}/:storeProductId/shelf`,
    access: "mall.storeProduct.write",
    summary: "Puts a product of a store on the shelf, or takes it off.",
    input: z.object({ ...product, productStatus: z.enum(storeProductStatuses) }),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${productBase}/:storeProductId`,
    access: "mall.storeProduct.write",
    summary: "Removes a product from a store.",
    input: z.object(product),
    output: nothing,
    refusals: ["record.unknown"],
  }),
};
