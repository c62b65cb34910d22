import type { ImportCellKind } from "@yunshou/domain";
import { importCalls, importUpload } from "../imports/imports.ts";

const base = "/api/v1/cards/card-imports";

/** Columns of a spreadsheet of cards, in the order of its template, and how their cells are read. */
export const cardImportCells = {
  cardNo: "text",
  physicalNo: "text",
  logicalNo: "text",
  cardType: "text",
  cardExpiry: "day",
  areaName: "text",
} as const satisfies Readonly<Record<string, ImportCellKind>>;

export type CardImportField = keyof typeof cardImportCells;
const fields = Object.keys(cardImportCells) as [CardImportField, ...CardImportField[]];

const all = importCalls(base, "members.card.write", fields);

/** Cards from spreadsheets: every row issues one that is not activated and that nobody holds (CARD-22). */
export const cardImports = {
  list: all.list,
  detail: all.detail,
  map: all.map,
  rows: all.rows,
  mend: all.mend,
  run: all.run,
  undo: all.undo,
};
export const cardImportFiles = importUpload(base, "members.card.write");
