import { accept, refuse, type Result } from "../result.ts";

/** Digits of a barcode (PRODUCT-29). */
export const barcodeDigits = { least: 8, most: 14 } as const;

const lengthsWithCheckDigit: readonly number[] = [8, 12, 13, 14];

/** The check digit of GTIN-8, -12, -13 and -14: weights 3 and 1 from the right (GS1 General Specifications §7.9). */
export function checkDigitOf(digitsBefore: string): string {
  let sum = 0;
  for (let place = 0; place < digitsBefore.length; place++) {
    const digit = Number(digitsBefore[digitsBefore.length - 1 - place]);
    sum += place % 2 === 0 ? digit * 3 : digit;
  }
  return String((10 - (sum % 10)) % 10);
}

/**
 * A barcode is text of 8 to 14 digits, leading zeros included (PRODUCT-29); the lengths of GTINs must end with the right
 * check digit. An empty text is no barcode.
 */
export function checkBarcode(text: string): Result<string | null> {
  const barcode = text.trim();
  if (barcode === "") return accept(null);
  if (!/^\d+$/.test(barcode) || barcode.length < barcodeDigits.least || barcode.length > barcodeDigits.most) {
    return refuse("goods.barcodeMalformed", { field: "barcode", values: barcodeDigits });
  }
  const isGtin = lengthsWithCheckDigit.includes(barcode.length);
  return isGtin && checkDigitOf(barcode.slice(0, -1)) !== barcode.at(-1)
    ? refuse("goods.barcodeCheckDigit", { field: "barcode", values: { digit: checkDigitOf(barcode.slice(0, -1)) } })
    : accept(barcode);
}
