import { inflateSync } from "node:zlib";
import { readFile } from "node:fs/promises";
import { labelSheetKinds, labelSheets } from "@yunshou/domain";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { beforeAll, describe, expect, it } from "vitest";
import { linesOf } from "./drawName.ts";
import { type LabelledProduct, labelsOf, type LabelOptions } from "./labels.ts";

const dotsPerPoint = 8;

beforeAll(async () => {
  const wasm = await readFile(new URL(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
  prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer } });
});

interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly operators: string;
}

/** The pages of a PDF with their operators, found by way of its own table of objects. */
async function pagesOf(pdf: Blob): Promise<ReadPage[]> {
  const bytes = Buffer.from(await pdf.arrayBuffer());
  const text = bytes.toString("latin1");
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
  const offsets = [...text.slice(table).matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset));
  const objectAt = (number: number) => text.slice(offsets[number - 1], text.indexOf("endobj", offsets[number - 1]));
  offsets.forEach((_, index) => expect(objectAt(index + 1)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
  const kids = [.../Kids \[(.*?)\]/.exec(objectAt(2))![1]!.matchAll(/(\d+) 0 R/g)].map(([, kid]) =>
    objectAt(Number(kid)),
  );
  return kids.map((page) => {
    const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page)!;
    const number = Number(/Contents (\d+) 0 R/.exec(page)![1]);
    const begin = offsets[number - 1]! + objectAt(number).indexOf("stream\n") + "stream\n".length;
    const length = Number(/\/Length (\d+)/.exec(objectAt(number))![1]);
    const operators = inflateSync(bytes.subarray(begin, begin + length)).toString("latin1");
    return { width: Number(width), height: Number(height), operators };
  });
}

/** What a scanner that is not ours reads on a page, with the dark rectangles painted on white. */
async function scanned({ width, height, operators }: ReadPage): Promise<string[]> {
  const [columns, rows] = [Math.ceil(width * dotsPerPoint), Math.ceil(height * dotsPerPoint)];
  const data = new Uint8ClampedArray(columns * rows * 4).fill(255);
  for (const [, ...numbers] of operators.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)) {
    const [x = 0, y = 0, w = 0, h = 0] = numbers.map((number) => Number(number) * dotsPerPoint);
    for (let row = Math.round(rows - y - h); row < Math.round(rows - y); row++)
      for (let column = Math.round(x); column < Math.round(x + w); column++)
        data.fill(0, (row * columns + column) * 4, (row * columns + column) * 4 + 3);
  }
  const image = { data, width: columns, height: rows, colorSpace: "srgb" } as ImageData;
  const found = await readBarcodes(image, { tryHarder: true, maxNumberOfSymbols: 255 });
  return found.map(({ format, text }) => `${format} ${text}`).sort();
}

const product = (productCode: string, barcode: string | null): LabelledProduct => ({
  productId: productCode,
  productName: "乌龙茶 500ml",
  productCode,
  barcode,
  price: "¥4.50",
});
const options: LabelOptions = { sheet: "roll60x40", symbol: "barcode", copies: 1, showPrice: true };
const blank = () => ({ width: 2, height: 2, grey: new Uint8Array(4) });
const make = async (products: readonly LabelledProduct[], other: Partial<LabelOptions> = {}) =>
  pagesOf(await labelsOf(products, { ...options, ...other }, blank));

describe("labels of products", () => {
  it.each(labelSheetKinds)("PRODUCT-29 are read by a foreign scanner on every paper (%s)", async (sheet) => {
    const codes = [product("A", "6901234567892"), product("B", "96385074"), product("SP00000001", null)];
    const read = (pages: readonly ReadPage[]) => Promise.all(pages.map(scanned)).then((texts) => texts.flat().sort());
    expect(await read(await make(codes, { sheet }))).toEqual([
      "Code128 SP00000001",
      "EAN13 6901234567892",
      "EAN8 96385074",
    ]);
    expect(await read(await make(codes, { sheet, symbol: "qr" }))).toEqual([
      "QRCode 6901234567892",
      "QRCode 96385074",
      "QRCode SP00000001",
    ]);
  });

  it("keep leading zeros, and bear barcodes of every length that products may have", async () => {
    const barcodes = [
      "00012348",
      "000123457",
      "0001234567",
      "00012345678",
      "012345678905",
      "0000001234567",
      "00000012345670",
    ];
    for (const barcode of barcodes) {
      const [text] = await scanned((await make([product("A", barcode)]))[0]!);
      expect(text?.replace(/^\w+ /, "").replace(/^0(?=\d{12}$)/, barcode.length === 12 ? "" : "0")).toBe(barcode);
    }
  });

  it("bear every letter and digit that codes may have", async () => {
    for (const code of [
      "ABCDEFGHIJKLM",
      "NOPQRSTUVWXYZ",
      "abcdefghijklm",
      "nopqrstuvwxyz",
      "a0123456789z",
      "12345678901234567890",
      "1A22B333C4444",
    ])
      expect(await scanned((await make([product(code, null)]))[0]!)).toEqual([`Code128 ${code}`]);
  });

  it("fill a sheet and go on with the next one, each product as often as it was asked for", async () => {
    const pages = await make([product("A", "6901234567892"), product("B", "96385074")], { sheet: "a4x24", copies: 13 });
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [595, 842],
      [595, 842],
    ]);
    const texts = pages.map(({ operators }) => [...operators.matchAll(/\((\d+)\) Tj/g)].map(([, text]) => text));
    expect(texts.map((page) => page.length)).toEqual([24, 2]);
    expect(texts.flat()).toEqual([...Array(13).fill("6901234567892"), ...Array(13).fill("96385074")]);
  });

  it("show the price when it is wanted, and nothing beyond the label", async () => {
    const prices = async (showPrice: boolean) =>
      (await make([product("A", null)], { showPrice }))[0]!.operators.includes(String.raw`(\2454.50) Tj`);
    expect([await prices(true), await prices(false)]).toEqual([true, false]);
    const { label } = labelSheets.roll40x30;
    const [page] = await make([product("ABCDEFGHIJKLMNOPQRST", null)], { sheet: "roll40x30" });
    for (const [, x, , width] of page!.operators.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) [\d.]+ re/g))
      expect(Number(x) + Number(width)).toBeLessThanOrEqual((label.width * 72) / 25.4);
  });

  it("break long names where words end, and cut what does not fit", () => {
    const measure = (text: string) => [...text].length;
    expect(linesOf("乌龙茶", 4, measure)).toEqual(["乌龙茶"]);
    expect(linesOf("山涧天然水 550ml", 6, measure)).toEqual(["山涧天然水", "550ml"]);
    expect(linesOf("Mountain Spring Water", 10, measure)).toEqual(["Mountain", "Spring Wa…"]);
  });
});
