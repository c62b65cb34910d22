import type { Language } from "@yunshou/contract";
import { mallCouponFigures } from "@yunshou/contract/marketing/mallCouponFigures";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { allDays, allFigures, type FigureFilters } from "./figures.queries.ts";

const words = (language: Language) => wordsOf(language, "codes");

/** What coupons of the mall brought, as a file. */
export const mallCouponFigureExport = exportOf({
  name: "mallCouponFigures",
  of: mallCouponFigures.list,
  words,
  values: ({ type }) => ({ couponType: type }),
  title: ({ pages }) => pages["/sc/yhqfx"],
  columns: [
    "couponName",
    "couponType",
    "merchantName",
    "handedOut",
    "receivedTotal",
    "usedTotal",
    "expiredTotal",
    "discountAmountFen",
    "salesAmountFen",
  ],
  rows: (tx, { scope, timeZone }, filters: FigureFilters) => allFigures(tx, scope, timeZone, filters),
});

/** What coupons of the mall brought day by day, as a file. */
export const mallCouponDayExport = exportOf({
  name: "mallCouponDays",
  of: mallCouponFigures.days,
  words,
  title: ({ pages }) => pages["/sc/yhjtj"],
  columns: ["statDate", "handedOut", "usedTotal", "discountAmountFen", "salesAmountFen"],
  rows: (tx, { scope, timeZone }, filters: FigureFilters) => allDays(tx, scope, timeZone, filters),
});
