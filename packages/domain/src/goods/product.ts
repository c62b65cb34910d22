import { checkCode, checkRemark, checkText } from "../fields.ts";
import { checkImage, type ImageType } from "../images.ts";
import { amountLimitFen, amountTooLarge } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import { checkBarcode } from "./barcode.ts";

/** Limits of a product's form (spec 2 §5, PRODUCT-04 to PRODUCT-06, PRODUCT-13). */
export const productLimits = {
  nameLength: 100,
  unitLength: 10,
  batchLength: 30,
  details: 5,
  pictureBytes: 500 * 1024,
  weightGrams: 1_000_000,
  /** Products that one call tags at most. */
  atOnce: 1_000,
  /** Products that one call prices at most; a person looks at each of them before. */
  pricesAtOnce: 200,
} as const;

/** What people write about a product; amounts in fen, weights in grams, days as ISO text. */
export interface ProductFields {
  readonly productName: string;
  readonly barcode: string;
  readonly unitPriceFen: bigint;
  readonly costPriceFen: bigint | null;
  readonly unit: string;
  readonly batchNo: string;
  readonly productionDate: string | null;
  readonly shelfLifeDate: string | null;
  readonly weightGrams: number | null;
  readonly toleranceGrams: number | null;
  readonly remark: string;
}

/** Prices: above zero, and the purchase price at most the selling price; equal is accepted (PRODUCT-08, PRODUCT-09). */
export function checkPrices(priceFen: bigint, purchaseFen: bigint | null): Result<undefined> {
  if (priceFen <= 0n) return refuse("goods.priceNotPositive", { field: "unitPriceFen" });
  if (priceFen > amountLimitFen) {
    return amountTooLarge("unitPriceFen");
  }
  if (purchaseFen !== null && purchaseFen < 0n) return refuse("amount.notPositive", { field: "costPriceFen" });
  return purchaseFen !== null && purchaseFen > priceFen
    ? refuse("goods.purchaseAbovePrice", { field: "costPriceFen" })
    : accept();
}

/** Weight and tolerance in grams: a tolerance from zero to below the weight, and only with a weight (PRODUCT-23). */
export function checkWeight(weightGrams: number | null, toleranceGrams: number | null): Result<undefined> {
  const limit = productLimits.weightGrams;
  const whole = (grams: number) => Number.isInteger(grams) && grams >= 0 && grams <= limit;
  if (weightGrams !== null && (!whole(weightGrams) || weightGrams === 0)) {
    return refuse("goods.weightOutOfRange", { field: "weight", values: { limit } });
  }
  if (toleranceGrams === null) return accept();
  return weightGrams === null || !whole(toleranceGrams) || toleranceGrams >= weightGrams
    ? refuse("goods.toleranceOutOfRange", { field: "weightTolerance" })
    : accept();
}

/** The fields of the form, cleaned, or the first rule that they break; `barcode` is null when there is none. */
export function checkProductFields(
  fields: ProductFields,
): Result<Omit<ProductFields, "barcode"> & { readonly barcode: string | null }> {
  const productName = checkText(fields.productName, "productName", productLimits.nameLength);
  if (!productName.ok) return productName;
  const barcode = checkBarcode(fields.barcode);
  if (!barcode.ok) return barcode;
  const prices = checkPrices(fields.unitPriceFen, fields.costPriceFen);
  if (!prices.ok) return prices;
  const unit = checkText(fields.unit, "unit", productLimits.unitLength);
  if (!unit.ok) return unit;
  const batchNo =
    fields.batchNo.trim() === "" ? accept("") : checkText(fields.batchNo, "batchNo", productLimits.batchLength);
  if (!batchNo.ok) return batchNo;
  const weight = checkWeight(fields.weightGrams, fields.toleranceGrams);
  if (!weight.ok) return weight;
  if (fields.productionDate !== null && fields.shelfLifeDate !== null && fields.shelfLifeDate < fields.productionDate) {
    return refuse("goods.shelfLifeBeforeProduction", { field: "shelfLifeDate" });
  }
  const remark = checkRemark(fields.remark);
  if (!remark.ok) return remark;
  return accept({
    ...fields,
    productName: productName.value,
    barcode: barcode.value,
    unit: unit.value,
    batchNo: batchNo.value,
    remark: remark.value,
  });
}

/** The code that a person gives, or nothing so that one is made: letters and digits, within 20 (PRODUCT-29). */
export function checkProductCode(text: string): Result<string | null> {
  return text.trim() === "" ? accept(null) : checkCode(text, "productCode");
}

/** The code made of a number that grows, e.g. SP00000042; people of other makes of console know their own. */
export function productCodeOf(number: number): string {
  return `SP${String(number).padStart(8, "0")}`;
}

/** Exactly one thumbnail and up to five detail pictures (PRODUCT-04, PRODUCT-05, PRODUCT-07). */
export function checkPictures(thumbnail: string | null, details: readonly string[]): Result<undefined> {
  if (thumbnail === null) {
    return details.length === 0
      ? refuse("goods.picturesMissing", { field: "thumbnail" })
      : refuse("goods.thumbnailMissing", { field: "thumbnail" });
  }
  return details.length > productLimits.details
    ? refuse("goods.tooManyPictures", { field: "detailPictures", values: { limit: productLimits.details } })
    : accept();
}

/** A picture of a product is PNG or JPEG by its content and has at most 500 KB (PRODUCT-06, MSG-111). */
export function checkProductPicture(content: Uint8Array): Result<ImageType> {
  return content.length > productLimits.pictureBytes
    ? refuse("goods.pictureTooLarge", { field: "image" })
    : checkImage(content);
}

interface ProductUses {
  readonly lanes: number;
  /** Pieces in warehouses and bags, where somebody counted them. */
  readonly stock?: number;
}

/** A product that lies on lanes or in warehouses stays: its goods could be neither refilled nor written off (PRODUCT-28). */
export function checkProductDelete({ lanes, stock = 0 }: ProductUses): Result<undefined> {
  if (lanes > 0) return refuse("goods.onLane", { values: { lanes } });
  return stock > 0 ? refuse("goods.inWarehouse", { values: { stock } }) : accept();
}
