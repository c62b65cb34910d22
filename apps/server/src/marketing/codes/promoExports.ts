import type { Language } from "@yunshou/contract";
import { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type CodeFilters, codesAfter } from "./codes.queries.ts";
import { allFigures, type FigureFilters, type UseFilters, usesAfter } from "./figures.queries.ts";
import { promoCodeRow } from "./promoRow.ts";
import { shownCode } from "./codeBook.ts";

const words = (language: Language) => wordsOf(language, "codes");

/** Promo codes as a file, to be printed or handed on; the codes in it are whole, as in the list. */
export const promoCodeExport = exportOf({
  name: "promoCodes",
  of: promoCodes.codes,
  words,
  values: ({ state, type }) => ({ promoStatus: state, couponType: type }),
  title: ({ pages }) => pages["/yxch/yhmmx"],
  columns: [
    "promoCode",
    "planName",
    "couponType",
    "promoStatus",
    "useCount",
    "maxUseCount",
    "validFrom",
    "validTo",
    "useTime",
    "usedOrderNo",
    "machineNo",
    "merchantName",
    "createdTime",
  ],
  rows: (tx, { scope, timeZone }, filters: CodeFilters, after = "0", limit) =>
    codesAfter(tx, scope, timeZone, "promoCode", filters, after, limit),
  key: ({ codeId }) => codeId,
  present: (row, { secrets }) => promoCodeRow(secrets, row),
});

/** What promo codes brought, as a file (MKT-21). */
export const promoFigureExport = exportOf({
  name: "promoFigures",
  of: promoCodes.figures,
  words,
  title: ({ pages }) => pages["/yxch/yhmtj"],
  columns: [
    "planCode",
    "planName",
    "merchantName",
    "issuedTotal",
    "usedTotal",
    "expiredTotal",
    "discountAmountFen",
    "salesAmountFen",
  ],
  rows: (tx, { scope, timeZone }, filters: FigureFilters) => allFigures(tx, scope, timeZone, filters),
});

/** Uses of one batch of promo codes, as a file (MKT-21). */
export const promoUseExport = exportOf({
  name: "promoUses",
  of: promoCodes.uses,
  words,
  title: ({ pages }) => pages["/yxch/yhmtjxq"],
  columns: [
    "promoCode",
    "planName",
    "usedOrderNo",
    "machineNo",
    "productName",
    "discountAmountFen",
    "paidAmountFen",
    "operatorName",
    "useTime",
  ],
  rows: (tx, { scope, timeZone }, filters: UseFilters, after = "0", limit) =>
    usesAfter(tx, scope, timeZone, filters, after, limit),
  key: ({ useId }) => useId,
  present: ({ codeId, codeSealed, ...row }, { secrets }) => ({
    ...row,
    promoCode: shownCode(secrets, { codeId, codeSealed }),
  }),
});
