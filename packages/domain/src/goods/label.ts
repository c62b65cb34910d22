import { accept, refuse, type Result } from "../result.ts";
import { barcodePattern, quietModules } from "./barcodePattern.ts";

/** Paper for labels in millimetres: rolls with one label a page, and sheets of A4 as shops sell them. */
export interface LabelSheet {
  readonly page: { readonly width: number; readonly height: number };
  readonly label: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  /** From one column to the next, beside the label itself. */
  readonly gap: number;
}

const a4 = { width: 210, height: 297 };
const roll = (width: number, height: number): LabelSheet => ({
  page: { width, height },
  label: { width, height },
  columns: 1,
  rows: 1,
  left: 0,
  top: 0,
  gap: 0,
});

export const labelSheetKinds = ["roll40x30", "roll60x40", "a4x24", "a4x65"] as const;
export type LabelSheetKind = (typeof labelSheetKinds)[number];
export const labelSheets: Readonly<Record<LabelSheetKind, LabelSheet>> = {
  roll40x30: roll(40, 30),
  roll60x40: roll(60, 40),
  a4x24: { page: a4, label: { width: 70, height: 37 }, columns: 3, rows: 8, left: 0, top: 0.5, gap: 0 },
  a4x65: { page: a4, label: { width: 38.1, height: 21.2 }, columns: 5, rows: 13, left: 4.75, top: 10.7, gap: 2.5 },
};

/** What a label carries for scanners. */
export const labelSymbols = ["barcode", "qr"] as const;
export type LabelSymbol = (typeof labelSymbols)[number];

/** Labels of one product, and of one file: more make a browser slow. */
export const labelLimits = { copies: 100, labels: 2_000 } as const;

/** Copies are whole and few, and all labels fit into one file. */
export function checkLabels(products: number, copies: number | null): Result<number> {
  if (copies === null || !Number.isInteger(copies) || copies < 1 || copies > labelLimits.copies) {
    return refuse("goods.copiesOutOfRange", { field: "copies", values: { limit: labelLimits.copies } });
  }
  return products * copies > labelLimits.labels
    ? refuse("goods.tooManyLabels", { field: "copies", values: { limit: labelLimits.labels } })
    : accept(products * copies);
}

/** Page and upper left corner of the label with an index, row by row. */
export function labelPlace(kind: LabelSheetKind, index: number): { page: number; x: number; y: number } {
  const { columns, rows, left, top, gap, label } = labelSheets[kind];
  const onPage = index % (columns * rows);
  return {
    page: Math.floor(index / (columns * rows)),
    x: left + (onPage % columns) * (label.width + gap),
    y: top + Math.floor(onPage / columns) * label.height,
  };
}

/** Room that stays free around what is printed on a label. */
export const labelPadding = 1.5;
/** A module that common printers of 203 dots an inch draw and common scanners read. */
const leastModule = 0.19;

/** What scanners read on the label of a product: its barcode, or its code where it has none. */
export const labelCode = ({
  barcode,
  productCode,
}: {
  readonly barcode: string | null;
  readonly productCode: string;
}) => barcode ?? productCode;

/** Bars that are too fine for the label give way to a QR code. */
export function symbolThatFits(code: string, wanted: LabelSymbol, kind: LabelSheetKind): LabelSymbol {
  const { symbology, modules } = barcodePattern(code);
  const room = labelSheets[kind].label.width / (modules.length + 2 * quietModules[symbology]);
  return wanted === "barcode" && room < leastModule ? "qr" : wanted;
}
