import type { Language } from "@yunshou/contract";
import { dataCards } from "@yunshou/contract/machines/dataCards";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type DataCardFilters, dataCardsAfter } from "./dataCards.queries.ts";

/** The data cards as a file, in the order of their making. */
export const dataCardExport = exportOf({
  name: "dataCards",
  of: dataCards.list,
  words: (language: Language) => wordsOf(language, "dataCards"),
  title: ({ pages }) => pages["/shj/llk"],
  columns: [
    "iccid",
    "imsi",
    "imei",
    "cardPhone",
    "dataCardType",
    "carrier",
    "dataCardStatus",
    "packageName",
    "dailyFlow",
    "monthlyFlow",
    "expiryDate",
    "machineNo",
    "machineName",
    "merchantNo",
    "merchantName",
  ],
  rows: (tx, { scope, today }, filters: DataCardFilters, after = "0", limit) =>
    dataCardsAfter(tx, scope, filters, today, after, limit),
  key: ({ dataCardId }) => dataCardId,
  values: ({ type, carrier, state }) => ({ dataCardType: type, carrier, dataCardStatus: state }),
});
