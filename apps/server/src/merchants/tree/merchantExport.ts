import type { Language } from "@yunshou/contract";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type MerchantFilters, merchantsAfter } from "./merchants.queries.ts";

/** What was asked for, and below which merchant. */
interface Asked extends MerchantFilters {
  readonly merchantId: string;
}

const none: ReadonlySet<string> = new Set();
function wordsIn(language: Language) {
  const { collectsYes, collectsNo } = wordsOf(language, "account");
  return { ...wordsOf(language, "merchants"), collects: { yes: collectsYes, no: collectsNo } };
}

/** The merchants below somebody's own as a file, in the order of their making. Contacts stay sealed, and no file holds them. */
export const merchantExport = exportOf({
  name: "merchants",
  of: merchants.list,
  words: wordsIn,
  title: ({ pages }) => pages["/shgl/wdsh"],
  columns: [
    "merchantNo",
    "merchantName",
    "merchantKind",
    "companyName",
    "parentNo",
    "parentName",
    "loginName",
    "hotline",
    "collects",
    "maxPickupCodes",
    "refundMaximumFen",
    "pushTime",
    "status",
    "storeState",
    "createdAt",
  ],
  titles: {
    merchantKind: ({ fields }) => fields.kind,
    parentNo: ({ fields }) => `${fields.parent} · ${fields.merchantNo}`,
    parentName: ({ fields }) => fields.parent,
  },
  values: ({ kind, status, storeState, collects }) => ({ merchantKind: kind, status, storeState, collects }),
  rows: (tx, { scope }, { merchantId, ...filters }: Asked, after = "0", limit) =>
    merchantsAfter(tx, { scope, merchantId, features: none }, filters, after, limit),
  key: ({ merchantId }) => merchantId,
});
