import { checkBarcode } from "./barcode.ts";

/** Bars of a barcode as dark (1) and light (0) modules of one width, without the light zones beside it. */
export interface BarcodePattern {
  readonly symbology: "ean13" | "ean8" | "code128";
  readonly modules: string;
}

/** Modules that stay light on each side: more than ISO/IEC 15420 asks of EAN-13 on its right, and what ISO/IEC 15417 asks of Code 128. */
export const quietModules = { ean13: 11, ean8: 7, code128: 10 } as const;

/** Digits of the left half with odd parity; even parity and the right half follow from them. */
const odd = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
const right = odd.map((digit) => digit.replace(/[01]/g, (module) => (module === "0" ? "1" : "0")));
const even = right.map((digit) => [...digit].reverse().join(""));
/** Which parities of the left half say the first digit of an EAN-13. */
const parities = "OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO".split(" ");

/** The 13 digits of an EAN-13 with its check digit, as 95 modules (ISO/IEC 15420). */
export function ean13Modules(digits: string): string {
  const parity = parities[Number(digits[0])]!;
  const left = Array.from(digits.slice(1, 7), (digit, place) => (parity[place] === "O" ? odd : even)[Number(digit)]!);
  return `101${left.join("")}01010${halfOf(digits.slice(7))}101`;
}

/** The 8 digits of an EAN-8 with its check digit, as 67 modules (ISO/IEC 15420). */
export const ean8Modules = (digits: string): string =>
  `101${Array.from(digits.slice(0, 4), (digit) => odd[Number(digit)]!).join("")}01010${halfOf(digits.slice(4))}101`;

const halfOf = (digits: string) => [...digits].map((digit) => right[Number(digit)]!).join("");

/** Widths of bars and spaces of the values 0 to 105 and of the end (ISO/IEC 15417, table 1). */
const widths =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323
131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113
213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112
421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232
2331112`.split(/\s+/);
const startB = 104;
const startC = 105;
const toB = 100;
const toC = 99;
const end = 106;

const modulesOf = (value: number) =>
  [...widths[value]!].map((width, place) => (place % 2 === 0 ? "1" : "0").repeat(Number(width))).join("");

/** Printable ASCII as Code 128: pairs of digits in set C where that is shorter, the rest in set B (ISO/IEC 15417). */
export function code128Modules(text: string): string {
  const values: number[] = [];
  let inC = false;
  let at = 0;
  while (at < text.length) {
    const digits = /^\d*/.exec(text.slice(at))![0].length;
    // Four digits make up for the change of the set; at the ends two do, where no change back is needed.
    const wantsC: boolean = inC ? digits >= 2 : digits >= 4 || (digits >= 2 && digits === text.length);
    if (values.length === 0) values.push(wantsC ? startC : startB);
    else if (wantsC !== inC) values.push(wantsC ? toC : toB);
    inC = wantsC;
    values.push(inC ? Number(text.slice(at, at + 2)) : text.charCodeAt(at) - 32);
    at += inC ? 2 : 1;
  }
  const sum = values.reduce((total, value, place) => total + value * Math.max(1, place), 0);
  return [...values, sum % 103, end].map(modulesOf).join("");
}

/** Bars for a text of printable ASCII: EAN-13 or EAN-8 where it is one, a UPC with its leading zero, else Code 128. */
export function barcodePattern(text: string): BarcodePattern {
  const isGtin = /^\d+$/.test(text) && checkBarcode(text).ok;
  if (isGtin && (text.length === 13 || text.length === 12))
    return { symbology: "ean13", modules: ean13Modules(text.padStart(13, "0")) };
  if (isGtin && text.length === 8) return { symbology: "ean8", modules: ean8Modules(text) };
  return { symbology: "code128", modules: code128Modules(text) };
}
