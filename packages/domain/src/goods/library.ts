import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import { checkBarcode } from "./barcode.ts";
import { checkPictures, checkPrices, checkWeight, productLimits } from "./product.ts";

/** Products that one call takes out of the library at most. */
export const takeLimit = 1_000;

/** What the platform writes about an official product; weights in grams. */
export interface LibraryFields {
  readonly productName: string;
  readonly barcode: string;
  readonly unit: string;
  readonly weightGrams: number | null;
  readonly toleranceGrams: number | null;
  readonly thumbnail: string | null;
  readonly detailPictures: readonly string[];
}

/** The fields of an official product, cleaned, or the first rule that they break (PRODUCT-04, PRODUCT-05, PRODUCT-23, PRODUCT-29). */
export function checkLibraryFields(
  fields: LibraryFields,
): Result<Omit<LibraryFields, "barcode"> & { readonly barcode: string | null }> {
  const productName = checkText(fields.productName, "productName", productLimits.nameLength);
  if (!productName.ok) return productName;
  const barcode = checkBarcode(fields.barcode);
  if (!barcode.ok) return barcode;
  const unit = checkText(fields.unit, "unit", productLimits.unitLength);
  if (!unit.ok) return unit;
  const weight = checkWeight(fields.weightGrams, fields.toleranceGrams);
  if (!weight.ok) return weight;
  const pictures = checkPictures(fields.thumbnail, fields.detailPictures);
  if (!pictures.ok) return pictures;
  return accept({ ...fields, productName: productName.value, barcode: barcode.value, unit: unit.value });
}

/** The code made of a number that grows, e.g. PT00000042; it never meets the code of a merchant's own product. */
export function libraryCodeOf(number: number): string {
  return `PT${String(number).padStart(8, "0")}`;
}

/** The number that a code was made of. */
export function numberOfLibraryCode(code: string): number {
  return Number(code.slice(2));
}

/** May so many products be taken at this price? Somebody has chosen them, there are not too many, and the price is above zero (PRODUCT-03, MSG-33). */
export function checkTaking(count: number, unitPriceFen: bigint): Result<undefined> {
  if (count === 0) return refuse("goods.selectProducts", { field: "libraryIds" });
  if (count > takeLimit) return refuse("goods.tooManyAtOnce", { field: "libraryIds", values: { limit: takeLimit } });
  return checkPrices(unitPriceFen, null);
}
