import {
  barcodePattern,
  labelCode,
  labelPadding,
  labelPlace,
  type LabelSheetKind,
  labelSheets,
  type LabelSymbol,
  quietModules,
  symbolThatFits,
} from "@yunshou/domain";
import { Ecc, QrCode } from "@rc-component/qrcode/es/libs/qrcodegen";
import { type GreyPicture, pdfCanvas, pdfOf, type PdfPage } from "./pdf.ts";

export interface LabelledProduct {
  readonly productId: string;
  readonly productName: string;
  readonly productCode: string;
  readonly barcode: string | null;
  /** As it is printed. */
  readonly price: string;
}

export interface LabelOptions {
  readonly sheet: LabelSheetKind;
  readonly symbol: LabelSymbol;
  readonly copies: number;
  readonly showPrice: boolean;
}

/** Draws a name into a room of millimetres: a browser has the characters of every language that it shows. */
export type DrawName = (name: string, room: { readonly width: number; readonly height: number }) => GreyPicture;

/** Parts of a label's height that the name and the line below the symbol take. */
const nameShare = 0.28;
const lineShare = 0.12;
/** Helvetica's widest digits take so much of their height. */
const digitWidth = 0.6;

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bars in the middle of a room, as high as it is, with the light zones that scanners need. */
function bars(code: string, { x, y, width, height }: Room): Room[] {
  const { symbology, modules } = barcodePattern(code);
  const module = Math.min(width / (modules.length + 2 * quietModules[symbology]), 0.5);
  const left = x + (width - module * modules.length) / 2;
  return [...modules.matchAll(/1+/g)].map(({ index, 0: run }) => ({
    x: left + index * module,
    y,
    width: run.length * module,
    height,
  }));
}

/** A QR code in the middle of a room, four light modules around it (ISO/IEC 18004). */
function squares(code: string, { x, y, width, height }: Room): Room[] {
  const modules = QrCode.encodeText(code, Ecc.MEDIUM).getModules();
  const module = Math.min(width, height) / (modules.length + 8);
  const [left, top] = [x + (width - module * modules.length) / 2, y + (height - module * modules.length) / 2];
  return modules.flatMap((row, line) =>
    [
      ...row
        .map((dark) => (dark ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => ({
      x: left + index * module,
      y: top + line * module,
      width: run.length * module,
      height: module,
    })),
  );
}

/** Labels of products as a PDF: name, symbol, what the symbol says, and the price. */
export async function labelsOf(
  products: readonly LabelledProduct[],
  { sheet, symbol, copies, showPrice }: LabelOptions,
  drawName: DrawName,
): Promise<Blob> {
  const { page, label } = labelSheets[sheet];
  const inside = { width: label.width - 2 * labelPadding, height: label.height - 2 * labelPadding };
  const nameRoom = { width: inside.width, height: inside.height * nameShare };
  const lineHeight = inside.height * lineShare;
  const names = products.map(({ productName }) => drawName(productName, nameRoom));
  const canvases: ReturnType<typeof pdfCanvas>[] = [];
  for (let index = 0; index < products.length * copies; index++) {
    const number = Math.floor(index / copies);
    const product = products[number]!;
    const place = labelPlace(sheet, index);
    const canvas = (canvases[place.page] ??= pdfCanvas(page.height));
    const [left, top] = [place.x + labelPadding, place.y + labelPadding];
    const code = labelCode(product);
    const room = {
      // The light zones may use the padding.
      x: place.x,
      y: top + nameRoom.height,
      width: label.width,
      height: inside.height - nameRoom.height - lineHeight - 0.6,
    };
    canvas.picture(number, left, top, nameRoom.width, nameRoom.height);
    canvas.fill(symbolThatFits(code, symbol, sheet) === "qr" ? squares(code, room) : bars(code, room));
    const baseline = top + inside.height - lineHeight * 0.15;
    canvas.text(left, baseline, Math.min(lineHeight, (inside.width * 0.6) / (code.length * digitWidth)), code);
    if (showPrice) {
      const room = product.price.length * lineHeight * digitWidth;
      canvas.text(left + inside.width - room, baseline, lineHeight, product.price);
    }
  }
  const pages = canvases.map((canvas): PdfPage => ({ ...page, operators: canvas.operators() }));
  return pdfOf(pages, names);
}
