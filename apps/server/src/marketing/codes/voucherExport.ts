import type { Language, StoredRow } from "@yunshou/contract";
import { vouchers } from "@yunshou/contract/marketing/vouchers";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { text } from "../../platform/export/source.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { writtenSlots } from "../slots.ts";
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
    slots: writtenSlots(record.slots),
    memberLevels: record.memberLevels,
    businessTypes: record.businessTypes,
    voucherType: record.codeType as StoredRow<typeof vouchers.list>["voucherType"],
    voucherStatus: record.state,
    generatedQty: record.batchTotal,
  };
}

/** Vouchers as a file, to be printed or handed on; the codes in it are whole, as in the list. */
export const voucherExport = exportOf({
  name: "vouchers",
  of: vouchers.list,
  words: (language: Language) => ({
    ...wordsOf(language, "codes"),
    plan: wordsOf(language, "marketing"),
    level: wordsOf(language, "members").level,
    business: wordsOf(language, "orders").businessType,
  }),
  values: ({ state, type }) => ({ voucherStatus: state, voucherType: type }),
  title: ({ pages }) => pages["/yxch/djqgl"],
  columns: [
    "voucherCode",
    "voucherName",
    "voucherAmountFen",
    "limitAmountFen",
    "usageLimit",
    "planProducts",
    "slots",
    "memberLevels",
    "businessTypes",
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
  titles: {
    slots: ({ plan }) => plan.fields.slots,
    memberLevels: ({ plan }) => plan.fields.memberLevels,
    businessTypes: ({ plan }) => plan.fields.businessTypes,
  },
  cells: {
    slots: ({ slots }, { hint }) => text(slots.map(({ from, to }) => `${from}–${to}`).join(" ") || hint.allDay),
    memberLevels: (row, { level, plan }) => text(row.memberLevels.map((one) => level[one]).join(" ") || plan.everybody),
    businessTypes: (row, { business, plan }) =>
      text(row.businessTypes.map((one) => business[one]).join(" ") || plan.everybody),
  },
  empty: {
    usageLimit: ({ hint }) => hint.allMachines,
    planProducts: ({ hint }) => hint.allProducts,
  },
});
