import type { Language } from "@yunshou/contract";
import { offlinePickups } from "@yunshou/contract/orders/offlinePickups";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type OfflineFilters, offlineAfter } from "./offlinePickups.queries.ts";
import { offlineRow } from "./offlineRow.ts";

const wordsIn = (language: Language) => {
  const own = wordsOf(language, "offlinePickups");
  const orders = wordsOf(language, "orders");
  const { machineNo, machineName, merchantName } = wordsOf(language, "common").fields;
  return { ...own, orders, fields: { ...orders.fields, ...own.fields, machineNo, machineName, merchantName } };
};

/** Applications for offline pickup as a file; phones are masked as in the list. */
export const offlinePickupExport = exportOf({
  name: "offlinePickups",
  of: offlinePickups.list,
  words: wordsIn,
  values: ({ reviewStatus, orders }) => ({ reviewStatus, orderStatus: orders.orderStatus }),
  title: ({ pages }) => pages["/jygl/hgsh"],
  columns: [
    "orderNo",
    "machineNo",
    "machineName",
    "merchantName",
    "prizeName",
    "orderStatus",
    "applicant",
    "contactPhone",
    "applyTime",
    "reviewStatus",
    "reviewer",
    "reviewTime",
    "reviewRemark",
  ],
  rows: (tx, { scope, timeZone }, filters: OfflineFilters, after = "0", limit) =>
    offlineAfter(tx, scope, timeZone, filters, after, limit),
  key: ({ offlinePickupId }) => offlinePickupId,
  present: (row, { secrets }) => offlineRow(secrets, row),
});
