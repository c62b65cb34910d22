import type { Language, StoredRow } from "@yunshou/contract";
import { vouchers } from "@yunshou/contract/marketing/vouchers";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { shownCode } from "./codeBook.ts";
import { type CodeFilters, type CodeRecord, codesAfter } from "./codes.queries.ts";

/** A voucher as the list and its file show it. */
export function voucherRow(secrets: Secrets, record: CodeRecord): StoredRow<typeof vouchers.list> {
  const { codeId, merchantName, validFrom, validTo, createdTime, useTime, usedOrderNo, machineNo } = record;
  return {
    codeId,
    merchantName,
    validFrom,
    validTo,
    createdTime,
    useTime,
    usedOrderNo,
    machineNo,
    voucherCode: shownCode(secrets, record),
    voucherName: record.name,
    voucherAmountFen: record.amountFen ?? "0",
    limitAmountFen: record.fullAmountFen,
    usageLimit: record.planMachines,
    planProducts: record.planProducts,
    voucherType: record.codeType as StoredRow<typeof vouchers.list>["voucherType"],
    voucherStatus: record.state,
    generatedQty: record.batchTotal,
  };
}

/** Vouchers as a file, to be printed or handed on; the codes in it are whole, as in the list. */
export const voucherExport = exportOf({
  name: "vouchers",
  of: vouchers.list,
  words: (language: Language) => wordsOf(language, "codes"),
  values: ({ state, type }) => ({ voucherStatus: state, voucherType: type }),
  title: ({ pages }) => pages["/yxch/djqgl"],
  columns: [
    "voucherCode",
    "voucherName",
    "voucherAmountFen",
    "limitAmountFen",
    "usageLimit",
    "planProducts",
    "voucherType",
    "voucherStatus",
    "validFrom",
    "validTo",
    "generatedQty",
    "merchantName",
    "createdTime",
    "useTime",
    "usedOrderNo",
    "machineNo",
  ],
  rows: (tx, { scope, timeZone }, filters: CodeFilters, after = "0", limit) =>
    codesAfter(tx, scope, timeZone, "voucher", filters, after, limit),
  key: ({ codeId }) => codeId,
  present: (row, { secrets }) => voucherRow(secrets, row),
  empty: {
    usageLimit: ({ hint }) => hint.allMachines,
    planProducts: ({ hint }) => hint.allProducts,
  },
});
