import type { PagePath } from "../pages.ts";

/** The page of each kind of import; a kind that is not here cannot be stored, and the tray leads to it. */
export const importPages = {
  products: "/spgl/spdr",
  productNames: "/spgl/mcdr",
  machines: "/shj/jqdr",
  dataCards: "/shj/llkdr",
  cards: "/hygl/hykdr",
  medicines: "/ypgl/ypdr",
  traceCodes: "/ypgl/zsmdr",
  bankArrivals: "/cfgl/dzdr",
  receipts: "/jxcgl/rkdr",
  supplierProducts: "/jxcgl/ghjdr",
} as const satisfies Readonly<Record<string, PagePath>>;

/** What a spreadsheet can be imported as. */
export type ImportName = keyof typeof importPages;
export const importNames = Object.keys(importPages) as [ImportName, ...ImportName[]];
