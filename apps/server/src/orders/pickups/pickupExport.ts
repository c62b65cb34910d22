import type { Language } from "@yunshou/contract";
import { pickups } from "@yunshou/contract/orders/pickups";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { pickupRow } from "./pickupRow.ts";
import { type PickupFilters, pickupsAfter } from "./pickups.queries.ts";

/** Pickup codes as a file, to be printed or handed out; the codes in it are whole, as in the list. */
export const pickupExport = exportOf({
  name: "pickups",
  of: pickups.list,
  words: (language: Language) => ({
    ...wordsOf(language, "pickups"),
    title: wordsOf(language, "pickups").pages["/jygl/qhmgl"],
    fields: {
      ...wordsOf(language, "pickups").fields,
      merchantName: wordsOf(language, "common").fields.merchantName,
      machineNo: wordsOf(language, "common").fields.machineNo,
    },
  }),
  values: ({ pickupState }) => ({ pickupStatus: pickupState }),
  title: ({ title }) => title,
  columns: [
    "pickupCode",
    "pickupContent",
    "quantity",
    "delivered",
    "pickupMachines",
    "pickupStatus",
    "validTo",
    "merchantName",
    "batchNo",
    "createdBy",
    "createdTime",
    "useTime",
    "machineNo",
  ],
  rows: (tx, { scope, timeZone }, filters: PickupFilters, after = "0", limit) =>
    pickupsAfter(tx, scope, timeZone, filters, after, limit),
  key: ({ pickupId }) => pickupId,
  present: (row, { secrets }) => pickupRow(secrets, row),
  empty: { pickupMachines: ({ allMachines }) => allMachines },
});
