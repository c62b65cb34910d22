import type { Language } from "@yunshou/contract";
import { coupons } from "@yunshou/contract/marketing/coupons";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type CodeFilters, codesAfter } from "./codes.queries.ts";
import { couponCodeRow } from "./couponRow.ts";

/** Coupons as a file, to be printed or handed on; the codes in it are whole, as in the list. */
export const couponCodeExport = exportOf({
  name: "couponCodes",
  of: coupons.codes,
  words: (language: Language) => wordsOf(language, "codes"),
  values: ({ state }) => ({ couponStatus: state }),
  title: ({ pages }) => pages["/yxch/yhqmx"],
  columns: [
    "couponCode",
    "couponName",
    "couponDenomination",
    "couponStatus",
    "holder",
    "cardNo",
    "validFrom",
    "validTo",
    "useTime",
    "usedOrderNo",
    "machineNo",
    "merchantName",
    "createdTime",
  ],
  rows: (tx, { scope, timeZone }, filters: CodeFilters, after = "0", limit) =>
    codesAfter(tx, scope, timeZone, "coupon", filters, after, limit),
  key: ({ codeId }) => codeId,
  present: (row, { secrets }) => couponCodeRow(secrets, row),
});
